import { styled } from '@mui/material/styles'
import { nullFlavorOf, type Leaf } from '#kernel/content/leaf'
import { currentLanguage, say } from '#resources/app/language'
import { useForms } from '../catalogue/forms_context'
import { choicesOf } from '../codes/search_codes'
import { leafOfText, textOf } from '../leaf/leaf_text'
import { Input } from './box'

const Select = styled('select')({
  'font': 'inherit',
  'color': 'inherit',
  'border': 0,
  'background': 'transparent',
  'height': '100%',
  'maxWidth': 120,
  'fieldSizing': 'content',
  'padding': '0 6px',
  'outline': 'none',
  '&:focus-visible': { outline: 'none' },
})

interface UnitSelectProps {
  /** Number of the element that holds the unit. */
  element: string
  leaf: Leaf | undefined
  onLeaf: (leaf: Leaf | undefined) => void
  readOnly: boolean
}

/** The unit beside a number: one of a list, or, where any unit may stand, typed. */
export function UnitSelect({ element, leaf, onLeaf, readOnly }: UnitSelectProps) {
  const { catalogue } = useForms()
  const definition = catalogue.element(element)
  const list = catalogue.codeList(definition?.codeList)
  const label = `${element} ${say(definition?.label ?? definition?.name)}`
  const value = textOf(leaf) || (nullFlavorOf(leaf) ?? '')
  const change = (text: string) => onLeaf(leafOfText(text))
  if (!list || list.codes.length === 0) {
    return (
      <Input
        value={value}
        size={8}
        aria-label={label}
        readOnly={readOnly}
        onChange={(event) => change(event.target.value)}
      />
    )
  }
  const choices = choicesOf(list)
  const unknown = value !== '' && !choices.some(({ code }) => code === value)
  return (
    <Select
      value={value}
      disabled={readOnly}
      aria-label={label}
      title={label}
      onChange={(event) => change(event.target.value)}
    >
      <option value="">—</option>
      {unknown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.code} value={choice.code}>
          {choice[currentLanguage()] || choice.code}
        </option>
      ))}
    </Select>
  )
}
