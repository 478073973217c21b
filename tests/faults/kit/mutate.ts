/** A source of numbers that gives the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): Draw {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Draw = (below: number) => number
type Mutation = (bytes: Buffer, draw: Draw) => Buffer

const drawn = <Item>(items: readonly Item[], draw: Draw): Item => items[draw(items.length)]

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

const swap: Mutation = (bytes, draw) => {
  const [first, middle, last] = [0, 0, 0].map(() => draw(bytes.length)).sort((a, b) => a - b)
  const [start, one, two] = [
    bytes.subarray(0, first),
    bytes.subarray(first, middle),
    bytes.subarray(middle, last),
  ]
  return Buffer.concat([start, two, one, bytes.subarray(last)])
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
  return Buffer.concat([bytes.subarray(0, at), drawn(STRAYS, draw), bytes.subarray(at)])
}

/** One element is dropped with all that it holds, or said twice: the XML stays well-formed. */
const withElement =
  (change: (element: string) => string): Mutation =>
  (bytes, draw) => {
    const text = bytes.toString('utf8')
    const names = [...text.matchAll(/<(\w+)[ >]/g)].map(([, name]) => name)
    const name = drawn(names, draw)
    const element = new RegExp(`<${name}\\b[^>]*(?:/>|>[^]*?</${name}>)`)
    return Buffer.from(text.replace(element, change), 'utf8')
  }

/** What an element is, without what it says: texts, values and identifiers, and codes of no kind. */
const emptied = (element: string) =>
  element
    .replace(/>[^<]+</g, '><')
    .replace(/ (?:value|unit|extension|root)="[^"]*"/g, '')
    .replace(/(<(?!code\b)\w+\b[^>]*?) code="[^"]*"/g, '$1')

/** The text with one of the matches changed; as it is when there are none. */
function changed(
  text: string,
  matches: RegExpExecArray[],
  change: (found: string) => string,
  draw: Draw
): Buffer {
  if (matches.length === 0) return Buffer.from(text, 'utf8')
  const { index, 0: found } = drawn(matches, draw)
  return Buffer.from(text.slice(0, index) + change(found) + text.slice(index + found.length))
}

/** One value becomes something that no sender should write. */
const oddValue: Mutation = (bytes, draw) => {
  const odd = ['', '-1', '20251399', 'x'.repeat(30_000), '9'.repeat(400), '\u202e', '🜚', '%00']
  const text = bytes.toString('utf8')
  const values = [...text.matchAll(/ (?:code|value|extension|root|nullFlavor)="[^"]*"/g)]
  return changed(text, values, (found) => found.replace(/"[^"]*"/, `"${drawn(odd, draw)}"`), draw)
}

/** One element gets another name throughout, so that the file stays well-formed. */
const otherName: Mutation = (bytes, draw) => {
  const text = bytes.toString('utf8')
  const names = [...new Set([...text.matchAll(/<(\w+)/g)].map(([, name]) => name))]
  const name = drawn(names, draw)
  return Buffer.from(text.replace(new RegExp(`(</?)${name}(?=[\\s/>])`, 'g'), `$1${name}X`), 'utf8')
}

/** One value says that it is of another type than it is. */
const otherType: Mutation = (bytes, draw) => {
  const types = ['BL', 'CE', 'ED', 'PQ', 'IVL_TS', 'SXPR_TS', 'IVL_PQ', '']
  const text = bytes.toString('utf8')
  const typed = [...text.matchAll(/xsi:type="[^"]*"/g)]
  return changed(text, typed, () => `xsi:type="${drawn(types, draw)}"`, draw)
}

/** Everything that goes wrong with files on their way. */
export const mutations = [
  cut,
  flip,
  repeat,
  swap,
  leaveOut,
  strayBytes,
  withElement(() => ''),
  withElement((element) => element + element),
  withElement((element) => emptied(element) + element),
  oddValue,
  otherName,
  otherType,
]

/** A message with one thing wrong; the same number gives the same bytes. */
export function mutate(bytes: Buffer, number: number): Buffer {
  const draw = numbersFrom(number)
  return mutations[number % mutations.length](bytes, draw)
}
