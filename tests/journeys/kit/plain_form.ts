import Form from '@rjsf/mui'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import { noAnswersOfItsOwn } from '#resources/forms/panel/no_answers'

/** What a page that knows nothing of Pharos is given: a document, and what the case says already. */
interface Given {
  schema: RJSFSchema
  uiSchema: UiSchema
  formData: object
}

let root: Root | undefined

/** Draws a form anew; what it holds stands in `window.filled` from the first change on. */
function draw(given: Given) {
  root?.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const experimental_defaultFormStateBehavior = noAnswersOfItsOwn
  const onChange = ({ formData }: { formData?: object }) =>
    Object.assign(window, { filled: formData })
  Object.assign(window, { filled: given.formData })
  root.render(
    createElement(Form, { ...given, validator, experimental_defaultFormStateBehavior, onChange })
  )
}

Object.assign(window, { draw })
