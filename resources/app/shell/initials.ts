/** Two letters of a name written in Latin, else the first character: "Tang Ke 唐可" is TK, 李敏 is 李. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{Script=Latin}/u.test(word))
  if (words.length === 0) return name.trim().slice(0, 1)
  const second = words.length > 1 ? words.at(-1)![0]! : (words[0]![1] ?? '')
  return `${words[0]![0]}${second}`.toUpperCase()
}
