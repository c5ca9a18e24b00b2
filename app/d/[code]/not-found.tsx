import Link from "next/link";

export default function DamagedCode() {
  return (
    <section className="max-w-2xl py-10">
      <h1 className="text-2xl font-bold">This link does not hold a whole deck</h1>
      <p className="mt-2">
        A letter of its code is missing, too many or wrong, so that no deck can be read from it. Nothing is lost:
        whoever sent it still has the deck. Copy the link again, whole, up to its last letter, or ask for the list as
        text and <Link href="/">paste it on the first page</Link>.
      </p>
    </section>
  );
}
