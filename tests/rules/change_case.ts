import { isRows, type CaseContent, type Leaf, type Row } from '#kernel/case/content/case_content'
import type { Catalogue, Field } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'

/** A random edit, told by numbers: where, which field, what to do. */
export interface Edit {
  level: number
  field: number
  /** Chooses the value, or for a group whether a row is added, removed or moved. */
  choice: number
  /** Prefers the elements that rules across fields read. */
  favoured: boolean
}

type Level = CaseContent | Row
interface Place {
  group?: string
  steps: { group: string; index: number }[]
  level: Level
}

/** The content after an edit; parts that the edit does not touch stay the same objects. */
export function changeCase(
  content: CaseContent,
  edit: Edit,
  catalogue: Catalogue,
  favourites: ReadonlySet<string>
): CaseContent {
  const places = placesOf(content)
  const place = places[edit.level % places.length]!
  const all = catalogue.fieldsOf(place.group).filter(({ key }) => !key.startsWith('N'))
  const favoured = all.filter(({ key }) => favourites.has(key))
  const fields = edit.favoured && favoured.length > 0 ? favoured : all
  const field = fields[edit.field % fields.length]!
  return replaceAt(content, place.steps, (level) => {
    const { [field.key]: old, ...rest } = level
    const value = changed(field, old, edit, content)
    return (value === undefined ? rest : { ...rest, [field.key]: value }) as Level
  })
}

function placesOf(content: CaseContent): Place[] {
  const places: Place[] = [{ steps: [], level: content }]
  for (const { steps, level } of places) {
    for (const [group, rows] of Object.entries(level)) {
      if (!isRows(rows)) continue
      rows.forEach((row, index) =>
        places.push({ group, steps: [...steps, { group, index }], level: row })
      )
    }
  }
  return places
}

function replaceAt<Kind extends Level>(
  level: Kind,
  [step, ...deeper]: Place['steps'],
  change: (level: Level) => Level
): Kind {
  if (step === undefined) return change(level) as Kind
  const rows = level[step.group] as Row[]
  const copy = rows.map((row, at) => (at === step.index ? replaceAt(row, deeper, change) : row))
  return { ...level, [step.group]: copy }
}

function changed(field: Field, old: unknown, { choice }: Edit, content: CaseContent) {
  return field.kind === 'group'
    ? changedRows(isRows(old) ? old : [], choice)
    : newLeaf(field.element, choice, content)
}

let rowCount = 0

function changedRows(rows: Row[], choice: number): Row[] | undefined {
  if (choice % 4 === 3 && rows.length > 0) {
    const rest = rows.filter((_, at) => at !== choice % rows.length)
    return rest.length > 0 ? rest : undefined
  }
  if (choice % 4 === 2) return rows.toReversed()
  return [...rows, { id: `row-${++rowCount}` }]
}

const DATES = ['2024', '2025-02', '2025-02-03', '2025-02-03T10:00:00+08:00', 'UK-2025', '2031-01']

function newLeaf(
  element: ElementDefinition,
  choice: number,
  content: CaseContent
): Leaf | undefined {
  const values: (Leaf | undefined)[] = [
    undefined,
    '1',
    '2',
    'x'.repeat(1 + (choice % 70)),
    { nullFlavor: ['UNK', 'NI', 'MSK'][choice % 3]! },
    { value: '1', codeSystem: '1.2.3' },
    ...(element.type === 'boolean' ? [true, false, true] : []),
    ...(element.type === 'date' ? DATES : []),
    ...(element.type === 'reference' ? eventIds(content) : []),
    ...(element.id === 'C.1.CN.2' ? ['11', '12', '22'] : []),
  ]
  return values[choice % values.length]
}

function eventIds(content: CaseContent): string[] {
  return isRows(content.E_i) ? content.E_i.map((row) => row.id) : []
}
