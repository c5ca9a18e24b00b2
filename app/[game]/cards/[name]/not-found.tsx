import Link from "next/link";

export default function NoSuchCard() {
  return (
    <p className="mt-4 max-w-2xl">
      Card names are read whatever their case and accents, but whole. <Link href="/">All games</Link> list their cards.
    </p>
  );
}
