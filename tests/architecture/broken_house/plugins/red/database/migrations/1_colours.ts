/** What red keeps, and what it shows of it: `red_shown`. */
export const up = `
  CREATE TABLE colours (id uuid PRIMARY KEY, red_secret text);
  CREATE VIEW red_shown WITH (security_invoker = true) AS SELECT id FROM colours;`
