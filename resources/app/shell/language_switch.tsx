import Link from '@mui/material/Link'
import { changeLanguage } from '../change_language'
import { currentLanguage } from '../language'
import { languageSigns } from '../language_names'

/** Offers the other language in its own words. */
export function LanguageSwitch() {
  const other = currentLanguage() === 'zh' ? 'en' : 'zh'
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      lang={other}
      onClick={() => changeLanguage(other)}
      sx={{ fontSize: 13 }}
    >
      {languageSigns[other]}
    </Link>
  )
}
