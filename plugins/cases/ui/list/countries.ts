import i18next from 'i18next'

/** Every two-letter region that the browser can name, with its name in a language, and Northern Ireland. */
function allCountries(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language === 'zh' ? 'zh-Hans' : 'en'], {
    type: 'region',
    fallback: 'none',
  })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !/^(A[A]|Q[M-Z]|X[A-Z]|ZZ|EU|UN|EZ)$/.test(code)) // groups and codes for private use
    .map((code) => ({ code, name: names.of(code) ?? '' }))
    .filter(({ name }) => name !== '')
    .concat({ code: 'XI', name: i18next.t('cases:list.northern_ireland', { lng: language }) })
}

const lists = new Map<string, { code: string; name: string }[]>()

/** Countries whose code begins with the text or whose name holds it; the code first. */
export function countriesLike(text: string, language: string): { code: string; name: string }[] {
  const list = lists.get(language) ?? allCountries(language)
  lists.set(language, list)
  const wish = text.trim().toLowerCase()
  const byCode = list.filter(({ code }) => wish !== '' && code.toLowerCase().startsWith(wish))
  return [
    ...byCode,
    ...list.filter((entry) => !byCode.includes(entry) && entry.name.toLowerCase().includes(wish)),
  ]
}

/** Code and name of a country: `CN · China`. */
export function countryName(code: string, language: string): string {
  const name = countriesLike(code, language).find((entry) => entry.code === code)?.name
  return name ? `${code} · ${name}` : code
}
