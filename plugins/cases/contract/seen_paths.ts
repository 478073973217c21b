/**
 * SQL that is true of a row whose column `path` leads through nothing that somebody does not see. It binds
 * the keys that `CaseReading.unseen` gives, as one list; the rows between them do not matter.
 */
export const SEEN_PATH = String.raw`not
  string_to_array(regexp_replace(path, '\[[^]]*\]', '', 'g'), '.') && ?::text[]`
