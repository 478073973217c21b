import type { InventedDrugs, InventedProduct } from '#tests/invented/drugs/whodrug_tables'

/** A file with lines of fixed width. */
export interface DrugFile {
  readonly name: string
  readonly bytes: Buffer
}

type Cell = readonly [width: number, text?: string]

/** In which format the files are; see the layouts of the drug plugin. */
export type DrugFormat = 'C3' | 'B3'

/** The files of an invented dictionary, as a release of WHODrug would have them. */
export function whodrugFiles(drugs: InventedDrugs, format: DrugFormat): DrugFile[] {
  return format === 'C3' ? c3(drugs) : b3(drugs)
}

const id = (prefix: string, at: number) => `${prefix}${String(at + 1).padStart(4, '0')}`
const flag = (is: boolean) => (is ? 'Y' : 'N')

function c3(drugs: InventedDrugs): DrugFile[] {
  const { products, substances, holders, countries, forms, units, atc } = drugs
  const medicinal = ({ medId, drugRecordNumber, seq2, name, ...of }: InventedProduct): Cell[] => [
    ...([
      [10, medId],
      [6, drugRecordNumber],
      [2, '01'],
      [3, seq2],
    ] as const),
    ...([[10], [10], [1, flag(of.isGeneric)], [1500, name], [30], [30, of.number]] as const),
    ...([[8], [8, medId.endsWith('99') ? '20200101' : ''], [10, of.country], [10]] as const),
    ...([[10, id('H', of.holder)], [10], [10], [3], [10], [10], [8], [8]] as const),
  ]
  const ingredients = products.flatMap(({ medId, substances: of, quantity, unit }) =>
    of.map((each): Cell[] => [
      ...([[10], [8], [10, id('S', each)], [15, quantity], [15]] as const),
      ...([[10, id('U', unit)], [10], [10, medId]] as const),
    ])
  )
  return [
    file('MP.txt', products.map(medicinal)),
    file('ING.txt', ingredients),
    file(
      'SUN.txt',
      substances.map((name, at) => [[10, id('S', at)], [10], [10], [110, name], [3], [10]])
    ),
    file(
      'PP.txt',
      products.map(({ medId, form }) => [[10], [10, id('F', form)], [10], [10, medId], [2], [8]])
    ),
    file(
      'PF.txt',
      forms.map((text, at) => [
        [10, id('F', at)],
        [80, text],
      ])
    ),
    file(
      'ThG.txt',
      products.map(({ medId, atc: at }) => [
        [10],
        [10, atc[at % atc.length]!],
        [8],
        [1, 'Y'],
        [10, medId],
      ])
    ),
    file(
      'ATC.txt',
      atc.map((code) => [
        [10, code],
        [1, '5'],
        [110, `Demo group ${code}`],
      ])
    ),
    file(
      'ORG.txt',
      holders.map((name, at) => [[10, id('H', at)], [80, name], [10]])
    ),
    file(
      'CCODE.txt',
      countries.map((code) => [
        [10, code],
        [80, `Demo country ${code}`],
      ])
    ),
    file(
      'UNIT.txt',
      units.map((text, at) => [
        [10, id('U', at)],
        [40, text],
      ])
    ),
  ]
}

function b3(drugs: InventedDrugs): DrugFile[] {
  const { products, substances, holders, countries, atc } = drugs
  const drug = ({ drugRecordNumber }: InventedProduct, seq2: string): Cell[] => [
    ...([
      [6, drugRecordNumber],
      [2, '01'],
      [3, seq2],
      [1, '0'],
    ] as const),
  ]
  const preferred = products.filter(({ isGeneric }) => isGeneric)
  const lines = products.map((product): Cell[] => [
    ...drug(product, product.seq2),
    ...([[1], [2], [4], [3, product.country]] as const),
    ...([[5, id('', product.holder).slice(-5)], [2], [1], [3], [1500, product.name]] as const),
  ])
  const ingredients = preferred.flatMap((product) =>
    product.substances.map((each): Cell[] => [...drug(product, '001'), [10, id('S', each)]])
  )
  return [
    file('DD.txt', lines),
    file('ING.txt', ingredients),
    file(
      'BNA.txt',
      substances.map((name, at) => [[10, id('S', at)], [1], [110, name]])
    ),
    file(
      'DDA.txt',
      preferred.map((product) => [
        ...drug(product, '001'),
        [3],
        [1, 'Y'],
        [7, atc[product.atc % atc.length]!],
      ])
    ),
    file(
      'INA.txt',
      atc.map((code) => [
        [7, code],
        [1, '5'],
        [110, `Demo group ${code}`],
      ])
    ),
    file(
      'MAN.txt',
      holders.map((name, at) => [
        [5, id('', at).slice(-5)],
        [110, name],
      ])
    ),
    file(
      'CCODE.txt',
      countries.map((code) => [
        [3, code],
        [40, `Demo country ${code}`],
      ])
    ),
  ]
}

/** Lines of blanks that the cells are written into: a table of the real size has gigabytes of them. */
function file(name: string, lines: readonly (readonly Cell[])[]): DrugFile {
  const width = lines[0]!.reduce((sum, [cell]) => sum + cell, 0) + 2
  const bytes = Buffer.alloc(lines.length * width, ' ')
  for (const [line, cells] of lines.entries()) {
    let place = line * width
    for (const [cell, text = ''] of cells) {
      if (text.length > cell) throw new Error(`"${text}" is longer than ${cell}`)
      bytes.write(text, place, 'latin1')
      place += cell
    }
    bytes.write('\r\n', place, 'latin1')
  }
  return { name, bytes }
}
