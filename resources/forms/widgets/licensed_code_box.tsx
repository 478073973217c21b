import { currentLanguage } from '#resources/app/language'
import type { Leaf } from '#kernel/case/content/leaf'
import { useForms } from '../catalogue/forms_context'
import type { LicensedList } from '../codes/use_licensed_list'
import { textOf } from '../leaf/leaf_text'
import { CodeBox } from './code_box'
import type { WidgetProps } from '../fields/field_props'
import type { ChosenTerm } from './search_slot'

interface LicensedCodeBoxProps {
  of: WidgetProps
  loaded: LicensedList
  placeholder?: string
  /** A term was chosen from the list. */
  onTake: (term: ChosenTerm) => void
}

/** A code of a list that was loaded: found by code, name in both languages, pinyin initials. */
export function LicensedCodeBox({ of, loaded, placeholder, onTake }: LicensedCodeBoxProps) {
  const { id, element, leaf, onLeaf, onRefuse, context, describedBy } = of
  const { catalogue } = useForms()
  const choose = (typed: Leaf | undefined) => {
    const code = textOf(typed)
    const found = loaded.list.codes.find((each) => each.code === code)
    if (!found) return onLeaf(typed)
    const name = found.name?.[currentLanguage()] ?? ''
    onTake({ code, name, version: loaded.versions.get(code) ?? '' })
  }
  return (
    <CodeBox
      id={id}
      list={loaded.list}
      others={element.alternativeCodeLists?.map((each) => catalogue.codeList(each))}
      leaf={leaf}
      onLeaf={choose}
      onRefuse={onRefuse}
      shown={textOf(leaf)}
      readOnly={context.readOnly}
      placeholder={placeholder}
      describedBy={describedBy}
      invalid={of.isWrong(element.id)}
    />
  )
}
