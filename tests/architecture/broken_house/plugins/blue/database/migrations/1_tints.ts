/** What blue keeps; its foreign key points the way `requires` points. */
export const up = `CREATE TABLE tints (id uuid PRIMARY KEY REFERENCES colours (id));`
