import Form, { type IChangeEvent } from '@rjsf/core'
import type { RJSFValidationError } from '@rjsf/utils'
import { memo, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { PathStep } from '#kernel/case/content/element_path'
import { levelShape } from '#kernel/case/forms/bundle/shape_names'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { currentLanguage } from '#resources/app/language'
import { useForms } from '../catalogue/forms_context'
import { leafFields } from '../fields/leaf_fields'
import type { LevelValidator } from './level_validator'
import { noAnswersOfItsOwn } from './no_answers'
import { PageName } from './page_name'
import { levelValidator } from './page_validators'
import type { PanelContext, PanelValues } from './panel_context'
import { panelDocuments } from './panel_schema'
import { PanelFieldTemplate, PanelObjectTemplate } from './templates'

/** rjsf leaves out an error without words, and those of shape come without: the field has its own. */
const withWords = (errors: RJSFValidationError[]) =>
  errors.map((error) => ({ ...error, message: 'misshapen' }))

/** rjsf would tell the console. */
const shownAtTheFields = () => {}

const templates = { FieldTemplate: PanelFieldTemplate, ObjectFieldTemplate: PanelObjectTemplate }

interface PanelFormProps {
  fields: readonly ElementField[]
  steps: readonly PathStep[]
  values: PanelValues
  readOnly: boolean
  today: string
  onValues: (values: PanelValues) => void
}

/**
 * One panel, one form: it holds the leaves that it shows and no more.
 * @param props.values the same object for the same leaves: the form is drawn anew with another one
 */
export const PanelForm = memo(function PanelForm(props: PanelFormProps) {
  const { fields: shown, steps, values, readOnly, today, onValues } = props
  const { catalogue } = useForms()
  const language = currentLanguage()
  const level = levelShape(steps.at(-1)?.key)
  const { schema, uiSchema } = useMemo(
    () => panelDocuments(level, shown, catalogue, language, leafFields()),
    [level, shown, catalogue, language]
  )
  const validator = levelValidator(use(PageName), level)
  const form = useJudgedForm(validator)
  const context: PanelContext = { steps, values, readOnly, today }
  return (
    <Form
      ref={form}
      tagName="div"
      idPrefix="f"
      schema={schema}
      uiSchema={uiSchema}
      formData={values}
      formContext={context}
      validator={validator}
      liveValidate
      transformErrors={withWords}
      fields={leafFields()}
      templates={templates}
      experimental_defaultFormStateBehavior={noAnswersOfItsOwn}
      noHtml5Validate
      showErrorList={false}
      onError={shownAtTheFields}
      onChange={({ formData }: IChangeEvent<PanelValues>) => onValues(formData ?? {})}
    >
      <></>
    </Form>
  )
})

/** What was typed before the validator was there is judged when it comes: rjsf asks it at changes alone. */
function useJudgedForm(validator: LevelValidator) {
  const form = useRef<Form<PanelValues>>(null)
  const judges = useSyncExternalStore(validator.follow, validator.judges)
  const judged = useRef(judges)
  useEffect(() => {
    if (judges && !judged.current) form.current?.validateForm()
    judged.current = judges
  }, [judges])
  return form
}
