import type { FieldProps } from '@rjsf/utils'
import { use, useCallback, type ComponentType, type FocusEvent } from 'react'
import { formatPath } from '#kernel/case/content/element_path'
import { toKey } from '#kernel/case/content/element_id'
import type { Leaf } from '#kernel/case/content/leaf'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import { useForms } from '../catalogue/forms_context'
import { fieldMarks } from '../editor/field_at'
import { useLeaving } from '../editor/use_leaving'
import { useFindingsAt } from '../findings/use_findings'
import type { PanelContext } from '../panel/panel_context'
import { Cell } from '../panel/templates'
import { FieldFrame } from './field_frame'
import { useIsRequired } from './is_required'
import { useRefusal } from './use_refusal'
import { boxState } from './box_state'
import type { WidgetProps } from './field_props'
import { Proposed } from './proposed'

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

/** What was proposed is typed over, not typed on. */
const selectAll = ({ target }: FocusEvent) => {
  if (target instanceof HTMLInputElement) target.select()
}

function LeafField(props: LeafFieldProps) {
  const { formData, onChange, fieldPathId, uiSchema, registry, rawErrors, Widget } = props
  const { catalogue } = useForms()
  const proposed = use(Proposed)
  const field = uiSchema?.['ui:options']?.layout as unknown as ElementField
  const context = registry.formContext as PanelContext
  const pathOf = (element: string) => formatPath([...context.steps, { key: toKey(element) }])
  const paths = elementsOfField(field).map(pathOf)
  const findings = useFindingsAt(...paths)
  const leave = useLeaving(paths)
  const refusal = useRefusal()
  // What was typed and refused has its sentence; that nothing stands there would be a second one.
  const onBlur = (event: FocusEvent<Element>) => {
    if (!refusal.isHere()) leave(event)
  }
  const above = fieldPathId.path.slice(0, -1)
  const onLeaf = useCallback(
    (leaf: Leaf | undefined) => onChange(leaf, fieldPathId.path),
    [onChange, fieldPathId]
  )
  const findingsOf = (each: string) => findings.filter((finding) => finding.element === each)
  const onSibling = (element: string, leaf: Leaf | undefined) =>
    onChange(leaf, [...above, toKey(element)])
  const element = catalogue.element(field.element)
  const required = useIsRequired(element, paths[0]!)
  if (!element) return null
  const id = fieldPathId.$id
  const isProposed = context.steps.length === 0 && proposed.includes(toKey(element.id))
  const misshapen = Boolean(rawErrors?.length)
  const hasMessages = findings.length > 0 || misshapen || refusal.text !== undefined
  return (
    <Cell
      span={field.span}
      onFocus={isProposed ? selectAll : undefined}
      onBlur={onBlur}
      {...fieldMarks(field, context.steps)}
    >
      <FieldFrame
        {...{ id, element, required, findings, misshapen, isProposed }}
        refused={refusal.text}
      >
        <Widget
          id={id}
          element={element}
          field={field}
          leaf={formData as Leaf | undefined}
          onLeaf={onLeaf}
          siblingOf={(other) => context.values[toKey(other)]}
          onSibling={onSibling}
          context={context}
          onRefuse={refusal.set}
          state={misshapen ? 'error' : boxState(findings)}
          isWrong={(each) => boxState(findingsOf(each)) === 'error'}
          describedBy={hasMessages ? `${id}-messages` : undefined}
        />
      </FieldFrame>
    </Cell>
  )
}
