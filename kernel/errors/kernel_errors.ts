import { defineErrors } from '#kernel/errors/define_errors'

/** Refusals of the kernel itself (error catalogue 1001-1006, 2001-2006, 2017, 2701, 3000, 3001, 6016, 30006-30008, 30015, 30016, 30018). */
export const kernelErrors = defineErrors('kernel', {
  E_UNKNOWN: { code: 1001, status: 500 },
  E_SYSTEM: { code: 1002, status: 500 },
  E_NO_PERMISSION: { code: 1003, status: 403 },
  E_NOT_LOGGED_IN: { code: 1004, status: 401 },
  E_DATA_NOT_FOUND: { code: 1005, status: 404 },
  E_DATA_STATUS: { code: 1006, status: 409 },
  E_NO_PROJECT: { code: 6016, status: 409 },
  E_USER_UNKNOWN: { code: 2001, status: 404 },
  E_USER_NOT_ACTIVE: { code: 2002, status: 403 },
  E_WRONG_PASSWORD: { code: 2003, status: 401 },
  E_PASSWORD_EXPIRED: { code: 2004, status: 403 },
  E_WRONG_CODE: { code: 2005, status: 422 },
  E_NO_CODE: { code: 2006, status: 422 },
  E_PARAMETER: { code: 2017, status: 422 },
  E_UPLOAD_TYPE: { code: 2701, status: 415 },
  E_NO_REPEAT_SUBMIT: { code: 3000, status: 409 },
  E_FILE_CONTENT: { code: 3001, status: 422 },
  E_USER_LOCKED: { code: 30006, status: 429 },
  E_UNFINISHED_CASES: { code: 30007, status: 409 },
  E_PROJECT_CODE: { code: 30008, status: 409 },
  E_COMPANY_HAS_PROJECTS: { code: 30015, status: 409 },
  E_MOST_PROJECTS: { code: 30016, status: 409 },
  E_NAME_REPEATED: { code: 30018, status: 409 },
})
