/**
 * A display path without what its steps repeat: `G.k[1].G.k.4.r[2].G.k.4.r.4` becomes
 * `G.k[1].4.r[2].4`.
 */
export function shortPath(path: string): string {
  const steps = path.split(/(?<=\])\./)
  return steps
    .map((step, index) => {
      const above = steps[index - 1]?.replace(/\[.*$/, '')
      return above && step.startsWith(`${above}.`) ? step.slice(above.length + 1) : step
    })
    .join('.')
}
