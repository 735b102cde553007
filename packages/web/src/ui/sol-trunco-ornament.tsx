/** The half sun over the doors of Old San Juan: only where there is nothing else to see. */
export const SolTruncoOrnament = () => (
  <svg width="184" height="104" viewBox="0 0 184 104" fill="none" aria-hidden="true">
    {Array.from({ length: 11 }, (_, ray) => ray).map((ray) => {
      const angle = Math.PI * (1 + (ray + 0.5) / 11);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return (
        <path
          key={ray}
          d={`M${92 + 38 * cos} ${92 + 38 * sin}L${92 + 80 * cos} ${92 + 80 * sin}`}
          stroke={ray % 2 === 0 ? '#BFE8CC' : '#8FE0A6'}
          strokeWidth="14"
          strokeLinecap="round"
        />
      );
    })}
    <path d="M66 92a26 26 0 0 1 52 0Z" fill="#00734A" />
    <path d="M4 98.500h176" stroke="#003F2B" strokeWidth="7" strokeLinecap="round" />
  </svg>
);
