import { Link } from '@tanstack/react-router';
import { StatusPage } from '@/components/status-page.tsx';
import { Button } from '@/components/ui/button.tsx';

export function ForbiddenPage() {
  return (
    <main id="main">
      <title>Forbidden</title>
      <StatusPage
        statusCode={403}
        statusMessage="Forbidden"
        message="This area is for those who keep the reference data. Your account is not one of them."
        action={
          <Button asChild variant="outline">
            <Link to="/app">Go to your cards</Link>
          </Button>
        }
      />
    </main>
  );
}
