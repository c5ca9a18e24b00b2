import Link from "next/link";

export default function NoSuchCard() {
  return (
    <p className="mt-4 max-w-2xl">
      Type the full card name. Capitals and accents don’t matter. You can also start from{" "}
      <Link href="/">the list of games</Link>.
    </p>
  );
}
