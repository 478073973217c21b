// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { MapShape } from '#plugins/reports/contract/report_map'
import type { ReportResult } from '#plugins/reports/contract'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /company/maps": {
            answer: {
                id: string;
                kind: "country" | "province";
                number: string;
                fileName: string;
                known: number;
                unknown: string[];
                uploadedByName: string;
                uploadedAt: string;
            }[];
        };
        "DELETE /company/maps/{mapKind}": {
            path: {
                mapKind: string;
            };
            answer: Record<string, never>;
        };
        "POST /company/maps/{mapKind}": {
            path: {
                mapKind: string;
            };
            form: {
                number: string;
                map: Blob;
            };
            answer: Record<string, never>;
        };
        "GET /reports": {
            answer: {
                hasListings: boolean;
                reports: {
                    key: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                    what: {
                        en: string;
                        zh: string;
                    };
                    choices: {
                        key: string;
                        label: {
                            en: string;
                            zh: string;
                        };
                    }[];
                }[];
                dates: {
                    key: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                }[];
                countries: {
                    value: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                }[];
                types: {
                    value: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                }[];
            };
        };
        "POST /reports/file": {
            body: {
                kind: "xlsx" | "csv" | "pdf";
                report: string;
                run?: string | null;
                parameters: {
                    by?: string | null;
                    date?: string | null;
                    from?: string | null;
                    to?: string | null;
                    product?: string | null;
                    country?: string | null;
                    type?: string | null;
                    serious?: string | null;
                    term?: string | null;
                };
            };
        };
        "GET /reports/maps/{mapKind}": {
            path: {
                mapKind: string;
            };
            answer: {
                map: {
                    number: string;
                    shape: MapShape;
                } | null;
                keys: {
                    [key: string]: string;
                };
            };
        };
        "GET /reports/products": {
            query?: {
                q?: string;
            };
            answer: {
                name: string;
            }[];
        };
        "PUT /reports/quantities": {
            body: {
                product: string;
                batch: string;
                quantity: number;
            };
            answer: Record<string, never>;
        };
        "GET /reports/result": {
            query: {
                report: string;
                by?: string;
                date?: string;
                from?: string;
                to?: string;
                product?: string;
                country?: string;
                type?: string;
                serious?: string;
                term?: string;
            };
            answer: ReportResult;
        };
        "GET /reports/runs": {
            query?: {
                report?: string;
            };
            answer: {
                id: string;
                name: string;
                report: string;
                madeBy: string;
                at: string;
            }[];
        };
        "POST /reports/runs": {
            body: {
                report: string;
                name: string;
                parameters: {
                    by?: string | null;
                    date?: string | null;
                    from?: string | null;
                    to?: string | null;
                    product?: string | null;
                    country?: string | null;
                    type?: string | null;
                    serious?: string | null;
                    term?: string | null;
                };
            };
            answer: {
                id: string;
            };
        };
        "GET /reports/runs/{runId}": {
            path: {
                runId: string;
            };
            answer: {
                id: string;
                name: string;
                report: string;
                madeBy: string;
                at: string;
                kept: ReportResult;
                now: ReportResult;
                changed: number;
            };
        };
    }
}
