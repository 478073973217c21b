import { useTranslation } from 'react-i18next'
import { nullFlavorOf, type Leaf } from '#kernel/case/content/leaf'
import { currentLanguage, say } from '#resources/app/language'
import { useForms } from '../catalogue/forms_context'
import { leafOfText, textOf } from '../leaf/leaf_text'
import { leafWords } from '../leaf/leaf_words'
import { Input } from './box'
import { CodeBox } from './code_box'

const WIDTH = 7

interface UnitBoxProps {
  id: string
  /** Number of the element that holds the unit. */
  element: string
  leaf: Leaf | undefined
  onLeaf: (leaf: Leaf | undefined) => void
  onRefuse: (text: string | undefined) => void
  readOnly: boolean
  describedBy?: string
  invalid: boolean
}

/** The unit beside a number: one of a list, or, where any unit may stand, typed. */
export function UnitBox(props: UnitBoxProps) {
  const { id, element, leaf, onLeaf, onRefuse, readOnly, describedBy, invalid } = props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const definition = catalogue.element(element)
  const list = catalogue.codeList(definition?.codeList)
  const label = `${element} ${say(definition?.label ?? definition?.name)}`
  const value = textOf(leaf) || (nullFlavorOf(leaf) ?? '')
  if (!list || list.codes.length === 0) {
    return (
      <Input
        value={value}
        size={WIDTH}
        aria-label={label}
        placeholder={t('forms.unit')}
        readOnly={readOnly}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onLeaf(leafOfText(event.target.value))}
      />
    )
  }
  return (
    <CodeBox
      id={id}
      list={list}
      leaf={leaf}
      onLeaf={onLeaf}
      onRefuse={onRefuse}
      shown={leafWords(catalogue, element, leaf, currentLanguage()) || value}
      readOnly={readOnly}
      label={label}
      describedBy={describedBy}
      invalid={invalid}
      placeholder={t('forms.unit')}
      size={WIDTH}
    />
  )
}
