export function SkipLink() {
  return (
    <a
      href="#main"
      className="bg-primary text-primary-foreground sr-only z-[80] rounded-md px-4 py-2 font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to the content
    </a>
  );
}
