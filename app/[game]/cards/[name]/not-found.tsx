import Link from "next/link";

export default function NoSuchCard() {
  return (
    <p className="mt-4 max-w-2xl">
      Write the whole name of the card. Case and accents do not matter. <Link href="/">All games</Link> list their
      cards.
    </p>
  );
}
