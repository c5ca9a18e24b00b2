import Link from "next/link";

export default function NotFound() {
  return (
    <section className="py-10">
      <h1 className="text-2xl font-bold">There is nothing at this address</h1>
      <p className="mt-2">
        Check the address for typing errors, or start from <Link href="/">the games</Link>.
      </p>
    </section>
  );
}
