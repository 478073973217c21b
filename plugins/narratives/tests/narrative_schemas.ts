import { fileURLToPath } from 'node:url'

import { FormSchemas } from '#kernel/case/forms/form_schemas'

import narratives from '#plugins/narratives/plugin'

/** Elements of cases, which narratives require. */
const ofCases = {
  ...{ name: 'cases', summary: narratives.summary, kernel: narratives.kernel },
  pages: [
    { page: 'case_identification', section: 'report', elements: ['C.1.RC.1'] },
    { page: 'adverse_events', section: 'course', elements: ['E.i.RC.1'] },
  ],
  elements: 'form-schemas/elements.json',
  folder: fileURLToPath(new URL('../../cases/', import.meta.url)),
}

export const narrativeSchemas = FormSchemas.load([ofCases])
