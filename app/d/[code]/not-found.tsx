import Link from "next/link";

export default function DamagedCode() {
  return (
    <section className="max-w-2xl py-10">
      <h1 className="text-2xl font-bold">This link does not hold a whole deck</h1>
      <p className="mt-2">
        A letter of its code is missing, extra or wrong. Nothing is lost, because whoever sent it still has the deck.
        Copy the whole link again, up to its last letter, or ask for the list as text and{" "}
        <Link href="/">paste it on the first page</Link>.
      </p>
    </section>
  );
}
