/** A source of numbers that gives the same ones for the same seed (mulberry32). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Mutation = (bytes: Buffer, draw: (below: number) => number) => Buffer

const cut: Mutation = (bytes, draw) => bytes.subarray(0, draw(bytes.length))

const flip: Mutation = (bytes, draw) => {
  const copy = Buffer.from(bytes)
  for (let times = 1 + draw(8); times > 0; times--) copy[draw(copy.length)] ^= 1 << draw(8)
  return copy
}

const repeat: Mutation = (bytes, draw) => {
  const [start, length] = [draw(bytes.length), 1 + draw(2_000)]
  return Buffer.concat([bytes.subarray(0, start + length), bytes.subarray(start)])
}

const leaveOut: Mutation = (bytes, draw) => {
  const start = draw(bytes.length)
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 1 + draw(500))])
}

/** Bytes that are no UTF-8, a NUL, and what a wrong conversion leaves. */
const STRAYS = ['c3', 'ff', 'f8888080', 'eda080', '00', 'efbfbe', 'c080'].map((hex) =>
  Buffer.from(hex, 'hex')
)

const strayBytes: Mutation = (bytes, draw) => {
  const at = draw(bytes.length)
  return Buffer.concat([bytes.subarray(0, at), STRAYS[draw(STRAYS.length)], bytes.subarray(at)])
}

/** One element is dropped with all that it holds, or said twice: the XML stays well-formed. */
const withElement =
  (change: (element: string) => string): Mutation =>
  (bytes, draw) => {
    const text = bytes.toString('utf8')
    const names = [...text.matchAll(/<(\w+)[ >]/g)].map(([, name]) => name)
    const name = names[draw(names.length)]
    const element = new RegExp(`<${name}\\b[^>]*(?:/>|>[^]*?</${name}>)`)
    return Buffer.from(text.replace(element, change), 'utf8')
  }

/** One value becomes something that no sender should write. */
const oddValue: Mutation = (bytes, draw) => {
  const odd = ['', '-1', '20251399', 'x'.repeat(30_000), '9'.repeat(400), '\u202e', '🜚', '%00']
  const text = bytes.toString('utf8')
  const values = [...text.matchAll(/ (?:code|value|extension|root|nullFlavor)="[^"]*"/g)]
  const { index, 0: found } = values[draw(values.length)]
  const changed = found.replace(/"[^"]*"/, `"${odd[draw(odd.length)]}"`)
  return Buffer.from(text.slice(0, index) + changed + text.slice(index + found.length), 'utf8')
}

const mutations = [
  cut,
  flip,
  repeat,
  leaveOut,
  strayBytes,
  withElement(() => ''),
  withElement((element) => element + element),
  oddValue,
]

/** A message with one thing wrong; the same number gives the same bytes. */
export function mutate(bytes: Buffer, number: number): Buffer {
  const draw = numbersFrom(number)
  return mutations[number % mutations.length](bytes, draw)
}
