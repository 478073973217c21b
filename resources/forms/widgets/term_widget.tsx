import { useTranslation } from 'react-i18next'
import { nameIn } from '#kernel/content/leaf'
import { currentLanguage, say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { useForms } from '../catalogue/forms_context'
import { codeWithoutName } from '../codes/code_without_name'
import { useCodeNames } from '../codes/use_code_names'
import { type LicensedList, useLicensedList } from '../codes/use_licensed_list'
import { leafOfText, textOf } from '../leaf/leaf_text'
import type { WidgetProps } from '../fields/field_props'
import { Aside, Input, Second } from './box'
import { NullFlavourBox } from './null_flavour'
import { FieldSearch } from './field_search'
import { LicensedCodeBox } from './licensed_code_box'
import type { TakenTerm } from './search_slot'
import { usePlaceholder } from './use_placeholder'

/** A code of a dictionary and the version that it was taken from, in one box. */
export function TermWidget(props: WidgetProps) {
  const { id, element, field, leaf, onLeaf, siblingOf, onSibling, context, describedBy } = props
  const { t } = useTranslation()
  const forms = useForms()
  const { catalogue, pages } = forms
  const nameOfCode = useCodeNames()
  const list = catalogue.codeList(element.codeList)
  // Terms of MedDRA are too many for a list; they have a search of their own.
  const isSearched = field.widget === 'meddra'
  const loaded = useLicensedList(isSearched ? undefined : list)
  const version = field.with?.[0]
  const unnamed = codeWithoutName(forms, element.id, leaf)
  const name =
    nameIn(leaf) ??
    nameOf(loaded, textOf(leaf)) ??
    (unnamed && nameOfCode({ ...unnamed, version: version && textOf(siblingOf(version)) }))
  const named = usePlaceholder(leaf)
  const reported = pages.find(({ overview }) => overview === element.codeList)?.reported
  const wordElements = reported?.[element.id] ?? (element.codes ? [element.codes] : [])
  const words = wordElements.map((of) => textOf(siblingOf(of))).find(Boolean)
  const take = ({ code, name: taken, version: of }: TakenTerm) => {
    onLeaf({ value: code, displayName: taken })
    if (version) onSibling(version, of)
  }
  const isMissing = list?.licensed && !loaded && !isSearched
  const placeholder =
    named ?? (isMissing ? t('forms.list_not_loaded', { list: say(list.name) }) : undefined)
  return (
    <NullFlavourBox {...props}>
      {loaded ? (
        <LicensedCodeBox of={props} loaded={loaded} placeholder={placeholder} onTake={take} />
      ) : (
        <Input
          id={id}
          className="num"
          value={textOf(leaf)}
          placeholder={placeholder}
          readOnly={context.readOnly}
          aria-invalid={props.isWrong(element.id)}
          aria-describedby={describedBy}
          onChange={(event) => onLeaf(leafOfText(event.target.value))}
        />
      )}
      {name && (
        <Aside>
          <Quiet title={name}>{name}</Quiet>
        </Aside>
      )}
      <FieldSearch
        of={props}
        words={words ?? name ?? textOf(leaf)}
        version={version ? textOf(siblingOf(version)) : ''}
        onTake={take}
      />
      {version && (
        <Second data-element={version}>
          <Input
            className="num"
            size={5}
            value={textOf(siblingOf(version))}
            placeholder={t('forms.version')}
            aria-label={`${version} ${t('forms.version')}`}
            title={`${version} ${t('forms.version')}`}
            readOnly={context.readOnly}
            aria-invalid={props.isWrong(version)}
            aria-describedby={describedBy}
            onChange={(event) => onSibling(version, leafOfText(event.target.value))}
          />
        </Second>
      )}
    </NullFlavourBox>
  )
}

function nameOf(loaded: LicensedList | null, code: string): string | undefined {
  return loaded?.list.codes.find((each) => each.code === code)?.name?.[currentLanguage()]
}
