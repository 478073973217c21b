import type { Field } from '#kernel/fields/field'
import { ChoiceInput } from './inputs/choice_input'
import { ChoicesInput } from './inputs/choices_input'
import { LinkInput, LinksInput } from './inputs/links_input'
import { LongChoiceInput } from './inputs/long_choice_input'
import { RowsInput } from './inputs/rows_input'
import { TypedInput } from './inputs/typed_input'

/** Who looks for one of more options types of it. */
const MOST_AT_A_GLANCE = 30

/** The box of a field. */
export function FieldInput({
  name,
  field,
  fixed,
}: {
  name: string
  field: Field
  fixed?: boolean
}) {
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'day':
      return <TypedInput name={name} field={field} fixed={fixed} />
    case 'choice':
      return field.of.length > MOST_AT_A_GLANCE ? (
        <LongChoiceInput name={name} field={field} fixed={fixed} />
      ) : (
        <ChoiceInput name={name} field={field} fixed={fixed} />
      )
    case 'choices':
      return <ChoicesInput name={name} field={field} />
    case 'link':
      return <LinkInput name={name} field={field} fixed={fixed} />
    case 'links':
      return <LinksInput name={name} field={field} />
    case 'rows':
      return <RowsInput name={name} field={field} />
  }
}
