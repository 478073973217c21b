import { useTranslation } from 'react-i18next'
import { currentLanguage, say } from '#resources/app/language'
import { Icon } from '#resources/kit/icons'
import { useForms } from '../catalogue/forms_context'
import { foreignSystemOf, textOf } from '../leaf/leaf_text'
import type { WidgetProps } from '../fields/field_props'
import { Aside } from './box'
import { CodeBox } from './code_box'
import { codeText } from './code_text'
import { NullFlavourBox } from './null_flavour'
import { usePlaceholder } from './use_placeholder'

/** A code of a list; one outside the list that came with the case is kept and told. */
export function CodeWidget(props: WidgetProps) {
  const { id, element, leaf, onLeaf, onRefuse, context, describedBy, state } = props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const list = catalogue.codeList(element.codeList)
  const named = usePlaceholder(leaf)
  const foreign = foreignSystemOf(leaf)
  const notLoaded = list?.licensed && t('forms.list_not_loaded', { list: say(list.name) })
  return (
    <NullFlavourBox {...props}>
      <CodeBox
        id={id}
        list={list}
        others={element.alternativeCodeLists?.map((each) => catalogue.codeList(each))}
        leaf={leaf}
        onLeaf={onLeaf}
        onRefuse={onRefuse}
        shown={codeText(catalogue, element, textOf(leaf), currentLanguage())}
        readOnly={context.readOnly}
        placeholder={named ?? (notLoaded || undefined)}
        describedBy={describedBy}
        invalid={state === 'error'}
      />
      {foreign && <Aside title={foreign}>{t('forms.other_system')}</Aside>}
      {leaf === undefined && !element.nullFlavors?.length && Boolean(list?.codes.length) && (
        <Aside>
          <Icon name="chevronDown" size={14} />
        </Aside>
      )}
    </NullFlavourBox>
  )
}
