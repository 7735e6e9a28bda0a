import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';

export function CodeBlock({ code, label }: { code: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard
      .writeText(code)
      .then(() => setCopied(true), reportFailure('The text could not be copied'));
  };
  return (
    <div className="bg-muted/60 relative my-4 rounded-md border">
      <pre
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto px-4 py-3 pr-12 text-sm leading-6"
      >
        <code>{code}</code>
      </pre>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={isCopied ? 'Copied' : 'Copy'}
        className="absolute top-1.5 right-1.5"
        onClick={copy}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </Button>
    </div>
  );
}
