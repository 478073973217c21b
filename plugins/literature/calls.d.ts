// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { ShownArticle } from '#plugins/literature/contract/shown'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /literature/articles": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                productId?: string;
                status?: "checking" | "to_screen" | "undecided" | "conflict" | "excluded" | "safety" | "possible" | "full_text_wanted" | "full_text" | "valid" | "not_valid" | "case" | "closed" | "duplicate";
                waits?: "me" | "anybody";
                source?: string;
                text?: string;
                sort?: "foundAt" | "title" | "year" | "journal" | "status";
                order?: "asc" | "desc";
            };
            answer: {
                rows: {
                    articleId: string;
                    productId: string;
                    productName: string;
                    title: string;
                    year: number | null;
                    journal: string | null;
                    sources: string[];
                    retracted: boolean;
                    status: "checking" | "to_screen" | "undecided" | "conflict" | "excluded" | "safety" | "possible" | "full_text_wanted" | "full_text" | "valid" | "not_valid" | "case" | "closed" | "duplicate";
                    reason: string | null;
                    screeners: 1 | 2;
                    ownerName: string | null;
                    foundAt: string;
                    caseNos: string[];
                }[];
                total: number;
            };
        };
        "GET /literature/articles/{articleId}": {
            path: {
                articleId: string;
            };
            query: {
                productId: string;
            };
            answer: ShownArticle;
        };
        "POST /literature/articles/{articleId}/case-link": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                caseNo: string;
                kind: "linked" | "follow_up";
            };
            answer: {
                id: string;
                caseNo: string;
            };
        };
        "POST /literature/articles/{articleId}/cases": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                reportType: "1" | "2" | "3" | "4";
                dayZero: string;
                passesOn: boolean;
                patients: {
                    sex?: "1" | "2" | null;
                    age?: number | null;
                    ageUnit?: "a" | "mo" | "wk" | "d" | null;
                    drug: string;
                    reactions: string[];
                }[];
            };
            answer: {
                id: string;
                caseNo: string;
            }[];
        };
        "POST /literature/articles/{articleId}/choice": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                choice: "include" | "exclude" | "undecided" | "safety";
                reason?: string | null;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/closing": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/full-text": {
            path: {
                articleId: string;
            };
            form: {
                productId: string;
                file: Blob;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/full-text-wish": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
            };
            answer: Record<string, never>;
        };
        "DELETE /literature/articles/{articleId}/merge": {
            path: {
                articleId: string;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/notes": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                text: string;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/pair": {
            path: {
                articleId: string;
            };
            body: {
                otherId: string;
                same: boolean;
            };
            answer: Record<string, never>;
        };
        "PUT /literature/articles/{articleId}/proofs": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                proofs: {
                    patient: number;
                    criterion: "P" | "D" | "R" | "W";
                    text: string;
                }[];
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/return": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                reason: string;
            };
            answer: Record<string, never>;
        };
        "PUT /literature/articles/{articleId}/undo": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/verdict": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                valid: boolean;
                reason?: string | null;
            };
            answer: Record<string, never>;
        };
        "GET /literature/counts": {
            query?: {
                productId?: string;
            };
            answer: {
                found: number;
                duplicates: number;
                screened: number;
                waiting: number;
                byStatus: {
                    [key: string]: number;
                };
            };
        };
        "POST /literature/files": {
            form: {
                productId: string;
                file: Blob;
            };
            answer: {
                found: number;
                added: number;
                known: number;
                problems: {
                    line: number;
                    reason: {
                        en: string;
                        zh: string;
                    };
                    taken: boolean;
                }[];
            };
        };
        "POST /literature/files/preview": {
            form: {
                file: Blob;
            };
            answer: {
                format: "ris" | "nbib" | "pubmed_xml" | "endnote_xml" | "enw" | "noteexpress" | "cnki" | "refworks" | "bibtex" | "csv" | "html_table";
                source: string | null;
                records: {
                    line: number;
                    title: string;
                    citation: string;
                    retracted: boolean;
                    isKnown: boolean;
                }[];
                problems: {
                    line: number;
                    reason: {
                        en: string;
                        zh: string;
                    };
                    taken: boolean;
                }[];
            };
        };
        "PUT /literature/owner": {
            body: {
                places: {
                    articleId: string;
                    productId: string;
                }[];
                ownerId?: string | null;
            };
            answer: Record<string, never>;
        };
        "POST /literature/products": {
            body: {
                name: string;
            };
            answer: {
                id: string;
            };
        };
        "GET /literature/setting": {
            answer: {
                products: {
                    id: string;
                    name: string;
                    words: string[];
                }[];
                reasons: {
                    code: string;
                    en: string;
                    zh: string;
                }[];
                people: {
                    id: string;
                    name: string;
                }[];
                screeners: 1 | 2;
            };
        };
        "POST /literature/sheet": {
            body: {
                productId: string;
                kind: "xlsx" | "pdf";
            };
        };
    }
}
