/** Where the command line begins. */
export function CommandLine() {
  return (
    <p className="max-w-3xl">
      <code className="font-mono text-sm">npx drydock check my-deck.txt</code> prints the verdict on a list.{" "}
      <code className="font-mono text-sm">npx drydock --help</code> lists all commands, and{" "}
      <code className="font-mono text-sm">npx drydock check --help</code> explains one of them.
    </p>
  );
}
