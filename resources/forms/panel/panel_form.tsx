import Form, { type IChangeEvent } from '@rjsf/core'
import { memo, useMemo } from 'react'
import type { PathStep } from '#kernel/content/element_path'
import type { ElementField } from '#kernel/forms/page_layout'
import { useForms } from '../catalogue/forms_context'
import { leafFields } from '../fields/leaf_fields'
import { noAnswersOfItsOwn } from './no_answers'
import type { PanelContext, PanelValues } from './panel_context'
import { panelSchema, panelUi } from './panel_schema'
import { sameValues } from './panel_values'
import { quietValidator } from './quiet_validator'
import { PanelFieldTemplate, PanelObjectTemplate } from './templates'

const templates = { FieldTemplate: PanelFieldTemplate, ObjectFieldTemplate: PanelObjectTemplate }

interface PanelFormProps {
  fields: readonly ElementField[]
  steps: readonly PathStep[]
  values: PanelValues
  readOnly: boolean
  today: string
  onValues: (values: PanelValues) => void
}

/** One panel, one form: it holds the leaves that it shows and no more. */
export const PanelForm = memo(function PanelForm(props: PanelFormProps) {
  const { fields: shown, steps, values, readOnly, today, onValues } = props
  const { catalogue } = useForms()
  const schema = useMemo(() => panelSchema(shown), [shown])
  const uiSchema = useMemo(() => panelUi(shown, catalogue, leafFields()), [shown, catalogue])
  const context: PanelContext = { steps, values, readOnly, today }
  return (
    <Form
      tagName="div"
      idPrefix="f"
      schema={schema}
      uiSchema={uiSchema}
      formData={values}
      formContext={context}
      validator={quietValidator}
      fields={leafFields()}
      templates={templates}
      experimental_defaultFormStateBehavior={noAnswersOfItsOwn}
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }: IChangeEvent<PanelValues>) => onValues(formData ?? {})}
    >
      <></>
    </Form>
  )
}, samePanel)

function samePanel(a: PanelFormProps, b: PanelFormProps): boolean {
  return (
    a.fields === b.fields &&
    a.readOnly === b.readOnly &&
    a.onValues === b.onValues &&
    a.steps === b.steps &&
    sameValues(a.values, b.values)
  )
}
