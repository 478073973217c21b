import { leafOfText, textOf } from '../leaf/leaf_text'
import type { WidgetProps } from '../fields/field_props'
import { Input, Second } from './box'
import { NullFlavourBox } from './null_flavour'
import { UnitBox } from './unit_box'
import { usePlaceholder } from './use_placeholder'

/** A number and its unit in one box; both are elements of their own. */
export function QuantityWidget(props: WidgetProps) {
  const { id, element, field, leaf, onLeaf, siblingOf, onSibling, context, describedBy } = props
  const unit = field.with?.[0]
  return (
    <NullFlavourBox {...props}>
      <Input
        id={id}
        className="num"
        inputMode="decimal"
        value={textOf(leaf)}
        placeholder={usePlaceholder(leaf)}
        readOnly={context.readOnly}
        aria-invalid={props.isWrong(element.id)}
        aria-describedby={describedBy}
        onChange={(event) => onLeaf(leafOfText(event.target.value))}
      />
      {unit && (
        <Second data-element={unit}>
          <UnitBox
            id={`${id}-unit`}
            element={unit}
            leaf={siblingOf(unit)}
            onLeaf={(next) => onSibling(unit, next)}
            onRefuse={props.onRefuse}
            readOnly={context.readOnly}
            describedBy={describedBy}
            invalid={props.isWrong(unit)}
          />
        </Second>
      )}
    </NullFlavourBox>
  )
}
