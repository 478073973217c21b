import type { ProcessNode } from '#plugins/cases/contract/process'
import { say } from '#resources/app/language'
import { ChoiceChip } from '#resources/kit/choice_chip'
import type { ShownColumn } from '#plugins/cases/contract/list_look'
import { CountryChip } from './country_chip'
import type { CaseFilters } from './filters'
import { PeriodChip } from './period_chip'
import { PersonChips } from './person_chips'
import { ValueChip } from './value_chip'

interface ColumnFilterProps {
  column: ShownColumn
  /** Of the process that the cases pass. */
  nodes: readonly ProcessNode[]
  filters: CaseFilters
  onChange: (change: CaseFilters) => void
}

/** The condition on a column, by its type. */
export function ColumnFilter({ column, nodes, filters, onChange }: ColumnFilterProps) {
  const { type, choices, parameters } = column
  const [first, second] = parameters as [string, string?]
  const label = say(column.label)
  const value = filters[first]
  const change = (chosen: string | undefined) => onChange({ [first]: chosen })
  switch (type) {
    case 'date':
      return (
        <PeriodChip
          label={label}
          from={value}
          to={filters[second!]}
          onChange={(from, to) => onChange({ [first]: from, [second!]: to })}
        />
      )
    case 'choice': {
      const offered = choices!.map((each) => ({ value: each.value, text: say(each.label) }))
      return <ChoiceChip label={label} value={value} choices={offered} onChange={change} />
    }
    case 'node': {
      const offered = nodes.map(({ key, name }) => ({ value: key, text: say(name) }))
      return <ChoiceChip label={label} value={value} choices={offered} onChange={change} />
    }
    case 'country':
      return <CountryChip label={label} value={value} onChange={change} />
    case 'person':
      return <PersonChips value={value} onChange={change} />
    default:
      return (
        <ValueChip label={label} value={value} isNumber={type === 'number'} onChange={change} />
      )
  }
}
