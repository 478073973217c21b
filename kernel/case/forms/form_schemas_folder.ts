import { fileURLToPath } from 'node:url'

/** The project's folder of form schemas: elements, profiles, code lists, pages. Data only. */
export const formSchemasFolder = fileURLToPath(new URL('../../../form-schemas/', import.meta.url))
