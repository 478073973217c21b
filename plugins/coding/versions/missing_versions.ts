import type { Words } from '#kernel/language/words'

/** Said where a term is asked for and there is no MedDRA at all to take it from. */
export const noneInUse: Words = {
  en: 'No version of MedDRA is in use; the platform loads and activates one.',
  zh: '尚无启用的 MedDRA 版本，请由平台管理员导入并启用。',
}

/** Said of a version that is asked for and was never in use. */
export const notLoaded = (version: string): Words => ({
  en: `MedDRA ${version} is not loaded, or not in use yet.`,
  zh: `MedDRA ${version} 尚未导入或尚未启用。`,
})
