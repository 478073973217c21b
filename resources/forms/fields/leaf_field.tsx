import type { FieldProps } from '@rjsf/utils'
import { useCallback, type ComponentType } from 'react'
import { formatPath } from '#kernel/content/element_path'
import { toKey } from '#kernel/content/element_id'
import type { Leaf } from '#kernel/content/leaf'
import type { ElementField } from '#kernel/forms/page_layout'
import { elementsOfField } from '#kernel/forms/walk_layout'
import { useForms } from '../catalogue/forms_context'
import { fieldMarks } from '../editor/field_at'
import { useFindingsAt } from '../findings/use_findings'
import type { PanelContext } from '../panel/panel_context'
import { Cell } from '../panel/templates'
import { FieldFrame } from './field_frame'
import { boxState } from './box_state'
import type { WidgetProps } from './field_props'

/**
 * A field of rjsf that takes over a whole leaf, be it a value, a null flavour or a coded value.
 * @param Widget what is drawn inside of label, help and messages
 */
export function leafField(Widget: ComponentType<WidgetProps>): ComponentType<FieldProps> {
  return (props) => <LeafField {...props} Widget={Widget} />
}

interface LeafFieldProps extends FieldProps {
  Widget: ComponentType<WidgetProps>
}

function LeafField(props: LeafFieldProps) {
  const { formData, onChange, fieldPathId, uiSchema, registry, Widget } = props
  const { catalogue } = useForms()
  const field = uiSchema?.['ui:options']?.layout as unknown as ElementField
  const context = registry.formContext as PanelContext
  const pathOf = (element: string) => formatPath([...context.steps, { key: toKey(element) }])
  const findings = useFindingsAt(...elementsOfField(field).map(pathOf))
  const above = fieldPathId.path.slice(0, -1)
  const onLeaf = useCallback(
    (leaf: Leaf | undefined) => onChange(leaf, fieldPathId.path),
    [onChange, fieldPathId]
  )
  const findingsOf = (each: string) => findings.filter((finding) => finding.element === each)
  const onSibling = (element: string, leaf: Leaf | undefined) =>
    onChange(leaf, [...above, toKey(element)])
  const element = catalogue.element(field.element)
  if (!element) return null
  const id = fieldPathId.$id
  return (
    <Cell span={field.span} {...fieldMarks(field, context.steps)}>
      <FieldFrame id={id} element={element} findings={findings}>
        <Widget
          id={id}
          element={element}
          field={field}
          leaf={formData as Leaf | undefined}
          onLeaf={onLeaf}
          siblingOf={(other) => context.values[toKey(other)]}
          onSibling={onSibling}
          context={context}
          state={boxState(findings)}
          isWrong={(each) => boxState(findingsOf(each)) === 'error'}
          describedBy={findings.length > 0 ? `${id}-messages` : undefined}
        />
      </FieldFrame>
    </Cell>
  )
}
