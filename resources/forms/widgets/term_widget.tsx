import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { nameIn } from '#kernel/case/content/leaf'
import { currentLanguage, say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import { useForms } from '../catalogue/forms_context'
import { codeWithoutName } from '../codes/code_without_name'
import { useCodeNames } from '../codes/use_code_names'
import { type LicensedList, useLicensedList } from '../codes/use_licensed_list'
import { leafOfText, textOf } from '../leaf/leaf_text'
import type { WidgetProps } from '../fields/field_props'
import { Input, Second } from './box'
import { NullFlavourBox } from './null_flavour'
import { FieldSearch } from './field_search'
import { LicensedCodeBox } from './licensed_code_box'
import type { ChosenTerm } from './search_slot'
import { usePlaceholder } from './use_placeholder'

/** The term comes first and is seen whole; where there is little room its code stands under it. */
const Term = styled('span')({
  flex: '1 1 150px',
  minWidth: 0,
  alignSelf: 'center',
  padding: '5px 0 5px 9px',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})
const Parts = styled('span')({
  'display': 'flex',
  'flex': '1 1 auto',
  'minHeight': 30,
  '&[data-beside=true]': { flex: '0 1 auto', color: colour.ink2, fontSize: 12 },
})

/** Eight digits are seen whole. */
const CODE = { flex: '1 0 11ch', width: 'auto' }

/** A term of a dictionary: its name, then its code and the version that it was taken from, in one box. */
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
  const take = ({ code, name: taken, version: of }: ChosenTerm) => {
    onLeaf({ value: code, displayName: taken })
    if (version) onSibling(version, of)
  }
  const isMissing = list?.licensed && !loaded && !isSearched
  const placeholder =
    named ?? (isMissing ? t('forms.list_not_loaded', { list: say(list.name) }) : undefined)
  return (
    <NullFlavourBox {...props} wraps>
      {name && <Term>{name}</Term>}
      <Parts data-beside={Boolean(name)}>
        {loaded ? (
          <LicensedCodeBox of={props} loaded={loaded} placeholder={placeholder} onTake={take} />
        ) : (
          <Input
            id={id}
            className="num"
            style={CODE}
            value={textOf(leaf)}
            placeholder={placeholder}
            readOnly={context.readOnly}
            aria-invalid={props.isWrong(element.id)}
            aria-describedby={describedBy}
            onChange={(event) => onLeaf(leafOfText(event.target.value))}
          />
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
      </Parts>
    </NullFlavourBox>
  )
}

function nameOf(loaded: LicensedList | null, code: string): string | undefined {
  return loaded?.list.codes.find((each) => each.code === code)?.name?.[currentLanguage()]
}
