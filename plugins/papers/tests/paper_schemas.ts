import { fileURLToPath } from 'node:url'

import { FormSchemas } from '#kernel/case/forms/form_schemas'

import papers from '#plugins/papers/plugin'

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Elements that papers print and that cases bring, which papers require. */
const ofCases = {
  ...{ name: 'cases', summary: papers.summary, kernel: papers.kernel },
  pages: [
    { page: 'case_identification', section: 'report', elements: ['C.1.RC.1'] },
    { page: 'adverse_events', section: 'course', elements: ['E.i.RC.1'] },
  ],
  elements: 'form-schemas/elements.json',
  folder: folderOf('../../cases/'),
}

/** The catalogue and pages with the elements that papers bring, and those of cases. */
export const paperSchemas = FormSchemas.load([ofCases, { ...papers, folder: folderOf('..') }])
