import { useTranslation } from 'react-i18next'
import { isFile } from '#kernel/content/leaf'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { useForms } from '../catalogue/forms_context'
import { leafOfText, textOf } from '../leaf/leaf_text'
import type { WidgetProps } from '../fields/field_props'
import { Aside, Input, Second } from './box'
import { NullFlavourBox } from './null_flavour'
import { usePlaceholder } from './use_placeholder'

/** A code of a dictionary and the version that it was taken from, in one box. */
export function TermWidget(props: WidgetProps) {
  const { id, element, field, leaf, onLeaf, siblingOf, onSibling, context, describedBy, state } =
    props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const list = catalogue.codeList(element.codeList)
  const name =
    typeof leaf === 'object' && !isFile(leaf) && 'displayName' in leaf
      ? leaf.displayName
      : undefined
  const version = field.with?.[0]
  const named = usePlaceholder(leaf)
  return (
    <NullFlavourBox {...props}>
      <Input
        id={id}
        className="num"
        value={textOf(leaf)}
        placeholder={
          named ??
          (list?.licensed ? t('forms.list_not_loaded', { list: say(list.name) }) : undefined)
        }
        readOnly={context.readOnly}
        aria-invalid={state === 'error'}
        aria-describedby={describedBy}
        onChange={(event) => onLeaf(leafOfText(event.target.value))}
      />
      {name && (
        <Aside>
          <Quiet title={name}>{name}</Quiet>
        </Aside>
      )}
      {version && (
        <Second>
          <Input
            className="num"
            size={5}
            value={textOf(siblingOf(version))}
            placeholder={t('forms.version')}
            aria-label={`${version} ${t('forms.version')}`}
            title={`${version} ${t('forms.version')}`}
            readOnly={context.readOnly}
            onChange={(event) => onSibling(version, leafOfText(event.target.value))}
          />
        </Second>
      )}
    </NullFlavourBox>
  )
}
