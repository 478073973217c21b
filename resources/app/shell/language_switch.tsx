import Link from '@mui/material/Link'
import { changeLanguage } from '../change_language'
import { currentLanguage } from '../language'

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
      {other === 'zh' ? '中文' : 'EN'}
    </Link>
  )
}
