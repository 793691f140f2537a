export function Mark({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden>
      <path d="M16.5 10A6.5 6.5 0 1 0 10 16.5" stroke="var(--accent)" strokeWidth="4" />
      <circle cx="14.6" cy="14.6" r="2.6" fill="var(--accent)" />
    </svg>
  );
}
