// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { ListedHead } from '#plugins/listings/contract/case_listings'
import type { ListedLine } from '#plugins/listings/contract/case_listings'
import type { ListingDesign } from '#plugins/listings/contract/design'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /company/template/line-shipped": {
            answer: {
                key: string;
                name: {
                    en: string;
                    zh: string;
                };
                design: ListingDesign;
            }[];
        };
        "GET /company/template/lines": {
            answer: {
                id: string;
                name: string;
                names: {
                    en: string;
                    zh: string;
                };
                revision: number;
                updatedByName: string;
                updatedAt: string;
                grain: string;
                columnCount: number;
            }[];
        };
        "POST /company/template/lines": {
            body: {
                name: string;
                design: {
                    grain: "case" | "event" | "drug" | "pair";
                    columns: {
                        key: string;
                        source: {
                            of: "element" | "list" | "days" | "join" | "first" | "count" | "when" | "term";
                            element?: string | null;
                            to?: string | null;
                            elements?: string[] | null;
                            separator?: string | null;
                            column?: string | null;
                            level?: "pt" | "soc" | null;
                            only?: {
                                element: string;
                                values: string[];
                            } | null;
                            spread?: {
                                count: number;
                                which: "oldest" | "newest";
                            } | null;
                            branches?: {
                                element: string;
                                values: string[];
                                then: {
                                    en: string;
                                    zh: string;
                                };
                            }[] | null;
                            otherwise?: {
                                en: string;
                                zh: string;
                            } | null;
                        };
                        title?: {
                            en: string;
                            zh: string;
                        } | null;
                        width: number;
                        format: "name" | "code" | "both" | "day";
                    }[];
                    question: {
                        conditions: {
                            element: string;
                            is: "eq" | "in" | "contains" | "starts" | "lt" | "gt" | "between" | "below" | "filled" | "empty" | "null";
                            value?: string | null;
                            to?: string | null;
                            values?: string[] | null;
                            orNull?: string[] | null;
                            orUncertain?: boolean | null;
                        }[];
                        anyRow: string[];
                    };
                    sort: {
                        column: string;
                        order: "asc" | "desc";
                    }[];
                    group?: string | null;
                };
            };
            answer: {
                id: string;
            };
        };
        "DELETE /company/template/lines/{companyListingId}": {
            path: {
                companyListingId: string;
            };
            answer: Record<string, never>;
        };
        "GET /company/template/lines/{companyListingId}": {
            path: {
                companyListingId: string;
            };
            answer: {
                id: string;
                name: string;
                names: {
                    en: string;
                    zh: string;
                };
                revision: number;
                updatedByName: string;
                updatedAt: string;
                grain: string;
                columnCount: number;
                design: ListingDesign;
            };
        };
        "PUT /company/template/lines/{companyListingId}": {
            path: {
                companyListingId: string;
            };
            body: {
                revision: number;
                name: string;
                design: {
                    grain: "case" | "event" | "drug" | "pair";
                    columns: {
                        key: string;
                        source: {
                            of: "element" | "list" | "days" | "join" | "first" | "count" | "when" | "term";
                            element?: string | null;
                            to?: string | null;
                            elements?: string[] | null;
                            separator?: string | null;
                            column?: string | null;
                            level?: "pt" | "soc" | null;
                            only?: {
                                element: string;
                                values: string[];
                            } | null;
                            spread?: {
                                count: number;
                                which: "oldest" | "newest";
                            } | null;
                            branches?: {
                                element: string;
                                values: string[];
                                then: {
                                    en: string;
                                    zh: string;
                                };
                            }[] | null;
                            otherwise?: {
                                en: string;
                                zh: string;
                            } | null;
                        };
                        title?: {
                            en: string;
                            zh: string;
                        } | null;
                        width: number;
                        format: "name" | "code" | "both" | "day";
                    }[];
                    question: {
                        conditions: {
                            element: string;
                            is: "eq" | "in" | "contains" | "starts" | "lt" | "gt" | "between" | "below" | "filled" | "empty" | "null";
                            value?: string | null;
                            to?: string | null;
                            values?: string[] | null;
                            orNull?: string[] | null;
                            orUncertain?: boolean | null;
                        }[];
                        anyRow: string[];
                    };
                    sort: {
                        column: string;
                        order: "asc" | "desc";
                    }[];
                    group?: string | null;
                };
            };
            answer: {
                revision: number;
            };
        };
        "GET /report/linelisting-company": {
            answer: {
                id: string;
                name: string;
                names: {
                    en: string;
                    zh: string;
                };
                design: ListingDesign;
            }[];
        };
        "GET /report/linelisting-files/{listingRunId}/{number}": {
            path: {
                listingRunId: string;
                number: string;
            };
        };
        "POST /report/linelisting-rows": {
            body: {
                page?: number | null;
                pageSize?: 20 | 50 | 100 | null;
                design: {
                    grain: "case" | "event" | "drug" | "pair";
                    columns: {
                        key: string;
                        source: {
                            of: "element" | "list" | "days" | "join" | "first" | "count" | "when" | "term";
                            element?: string | null;
                            to?: string | null;
                            elements?: string[] | null;
                            separator?: string | null;
                            column?: string | null;
                            level?: "pt" | "soc" | null;
                            only?: {
                                element: string;
                                values: string[];
                            } | null;
                            spread?: {
                                count: number;
                                which: "oldest" | "newest";
                            } | null;
                            branches?: {
                                element: string;
                                values: string[];
                                then: {
                                    en: string;
                                    zh: string;
                                };
                            }[] | null;
                            otherwise?: {
                                en: string;
                                zh: string;
                            } | null;
                        };
                        title?: {
                            en: string;
                            zh: string;
                        } | null;
                        width: number;
                        format: "name" | "code" | "both" | "day";
                    }[];
                    question: {
                        conditions: {
                            element: string;
                            is: "eq" | "in" | "contains" | "starts" | "lt" | "gt" | "between" | "below" | "filled" | "empty" | "null";
                            value?: string | null;
                            to?: string | null;
                            values?: string[] | null;
                            orNull?: string[] | null;
                            orUncertain?: boolean | null;
                        }[];
                        anyRow: string[];
                    };
                    sort: {
                        column: string;
                        order: "asc" | "desc";
                    }[];
                    group?: string | null;
                };
            };
            answer: {
                heads: ListedHead[];
                rows: ListedLine[];
                total: number;
                cases: number;
                readCases: number;
                nullified: number;
                ms: number;
            };
        };
        "GET /report/linelisting-shipped": {
            answer: {
                key: string;
                name: {
                    en: string;
                    zh: string;
                };
                design: ListingDesign;
            }[];
        };
        "GET /report/linelistings": {
            query?: {
                isTemplate?: boolean;
            };
            answer: {
                id: string;
                name: string;
                names: {
                    en: string;
                    zh: string;
                };
                isTemplate: boolean;
                revision: number;
                updatedByName: string;
                updatedAt: string;
                grain: string;
                columnCount: number;
                weeklyKind: string | null;
                weeklyByName: string | null;
                isMyWeekly: boolean;
            }[];
        };
        "POST /report/linelistings": {
            body: {
                name: string;
                isTemplate: boolean;
                design: {
                    grain: "case" | "event" | "drug" | "pair";
                    columns: {
                        key: string;
                        source: {
                            of: "element" | "list" | "days" | "join" | "first" | "count" | "when" | "term";
                            element?: string | null;
                            to?: string | null;
                            elements?: string[] | null;
                            separator?: string | null;
                            column?: string | null;
                            level?: "pt" | "soc" | null;
                            only?: {
                                element: string;
                                values: string[];
                            } | null;
                            spread?: {
                                count: number;
                                which: "oldest" | "newest";
                            } | null;
                            branches?: {
                                element: string;
                                values: string[];
                                then: {
                                    en: string;
                                    zh: string;
                                };
                            }[] | null;
                            otherwise?: {
                                en: string;
                                zh: string;
                            } | null;
                        };
                        title?: {
                            en: string;
                            zh: string;
                        } | null;
                        width: number;
                        format: "name" | "code" | "both" | "day";
                    }[];
                    question: {
                        conditions: {
                            element: string;
                            is: "eq" | "in" | "contains" | "starts" | "lt" | "gt" | "between" | "below" | "filled" | "empty" | "null";
                            value?: string | null;
                            to?: string | null;
                            values?: string[] | null;
                            orNull?: string[] | null;
                            orUncertain?: boolean | null;
                        }[];
                        anyRow: string[];
                    };
                    sort: {
                        column: string;
                        order: "asc" | "desc";
                    }[];
                    group?: string | null;
                };
            };
            answer: {
                id: string;
            };
        };
        "DELETE /report/linelistings/{designId}": {
            path: {
                designId: string;
            };
            answer: Record<string, never>;
        };
        "GET /report/linelistings/{designId}": {
            path: {
                designId: string;
            };
            answer: {
                id: string;
                name: string;
                names: {
                    en: string;
                    zh: string;
                };
                isTemplate: boolean;
                revision: number;
                updatedByName: string;
                updatedAt: string;
                grain: string;
                columnCount: number;
                weeklyKind: string | null;
                weeklyByName: string | null;
                isMyWeekly: boolean;
                design: ListingDesign;
            };
        };
        "PUT /report/linelistings/{designId}": {
            path: {
                designId: string;
            };
            body: {
                revision: number;
                name: string;
                design: {
                    grain: "case" | "event" | "drug" | "pair";
                    columns: {
                        key: string;
                        source: {
                            of: "element" | "list" | "days" | "join" | "first" | "count" | "when" | "term";
                            element?: string | null;
                            to?: string | null;
                            elements?: string[] | null;
                            separator?: string | null;
                            column?: string | null;
                            level?: "pt" | "soc" | null;
                            only?: {
                                element: string;
                                values: string[];
                            } | null;
                            spread?: {
                                count: number;
                                which: "oldest" | "newest";
                            } | null;
                            branches?: {
                                element: string;
                                values: string[];
                                then: {
                                    en: string;
                                    zh: string;
                                };
                            }[] | null;
                            otherwise?: {
                                en: string;
                                zh: string;
                            } | null;
                        };
                        title?: {
                            en: string;
                            zh: string;
                        } | null;
                        width: number;
                        format: "name" | "code" | "both" | "day";
                    }[];
                    question: {
                        conditions: {
                            element: string;
                            is: "eq" | "in" | "contains" | "starts" | "lt" | "gt" | "between" | "below" | "filled" | "empty" | "null";
                            value?: string | null;
                            to?: string | null;
                            values?: string[] | null;
                            orNull?: string[] | null;
                            orUncertain?: boolean | null;
                        }[];
                        anyRow: string[];
                    };
                    sort: {
                        column: string;
                        order: "asc" | "desc";
                    }[];
                    group?: string | null;
                };
            };
            answer: {
                revision: number;
            };
        };
        "GET /report/linelistings/{designId}/runs": {
            path: {
                designId: string;
            };
            answer: {
                id: string;
                name: string;
                revision: number;
                kind: "xlsx" | "csv" | "pdf";
                encoding: "utf-8" | "gb18030";
                language: "en" | "zh";
                isWeekly: boolean;
                state: "waiting" | "done" | "refused" | "cancelled";
                code: number | null;
                sentence: {
                    en: string;
                    zh: string;
                } | null;
                lineCount: number | null;
                caseCount: number | null;
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
                expiresAt: string | null;
                files: {
                    name: string;
                    size: number;
                }[];
            }[];
        };
        "POST /report/linelistings/{designId}/runs": {
            path: {
                designId: string;
            };
            body: {
                kind: "xlsx" | "csv" | "pdf";
                encoding?: "utf-8" | "gb18030" | null;
            };
            answer: {
                runId: string;
            };
        };
        "GET /report/linelistings/{designId}/versions": {
            path: {
                designId: string;
            };
            answer: {
                revision: number;
                name: string;
                design: ListingDesign;
                savedByName: string;
                savedAt: string;
            }[];
        };
        "PUT /report/linelistings/{designId}/weekly": {
            path: {
                designId: string;
            };
            body: {
                weekly?: {
                    kind: "xlsx" | "csv" | "pdf";
                    encoding?: "utf-8" | "gb18030" | null;
                } | null;
            };
            answer: Record<string, never>;
        };
    }
}
