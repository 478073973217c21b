/** One more, at the end. */
export const withOne = (chosen: readonly string[], one: string): string[] => [...chosen, one]

/** The others; nothing is said where there are none. */
export function withoutOne(chosen: readonly string[], one: string): string[] | undefined {
  const others = chosen.filter((each) => each !== one)
  return others.length > 0 ? others : undefined
}

/** One of them before all others. */
export const withFirst = (chosen: readonly string[], one: string): string[] => [
  one,
  ...chosen.filter((each) => each !== one),
]
