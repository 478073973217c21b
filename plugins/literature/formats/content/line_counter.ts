/** Gives the line, from 1, of places in a text that are asked for in their order. */
export function lineCounter(text: string): (place: number) => number {
  let line = 1
  let counted = 0
  return (place) => {
    line += text.slice(counted, place).split('\n').length - 1
    counted = place
    return line
  }
}
