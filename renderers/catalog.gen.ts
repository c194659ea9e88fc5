// Written by `npm run renderers`: do not edit.
export const generatedCatalog = {
  "cells": {
    "Address": {
      "title": "Address",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "text": {
            "type": "string",
            "title": "Link text",
            "description": "Default: the address.",
            "minLength": 1,
            "maxLength": 50
          }
        },
        "additionalProperties": false
      }
    },
    "Avatar": {
      "title": "Person",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "picture": {
            "type": "string",
            "title": "Image field",
            "description": "Field with the path of the image. Initials are shown if it is empty.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          }
        },
        "additionalProperties": false
      }
    },
    "Boolean": {
      "title": "Boolean",
      "accepts": [
        "boolean",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "yes": {
            "type": "string",
            "title": "Label for true",
            "minLength": 1,
            "maxLength": 50,
            "default": "Yes"
          },
          "no": {
            "type": "string",
            "title": "Label for false",
            "minLength": 1,
            "maxLength": 50,
            "default": "No"
          }
        },
        "additionalProperties": false
      }
    },
    "Contact": {
      "title": "Contact",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "required": [
          "kind"
        ],
        "properties": {
          "kind": {
            "anyOf": [
              {
                "type": "string",
                "const": "telephone"
              },
              {
                "type": "string",
                "const": "email"
              }
            ],
            "title": "Contact type",
            "description": "Phone number or email address. A click calls or writes to it."
          }
        },
        "additionalProperties": false
      }
    },
    "Copyable": {
      "title": "Copyable text",
      "accepts": [
        "string",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Cron": {
      "title": "Schedule",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Date": {
      "title": "Date",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "format": {
            "type": "string",
            "title": "Format",
            "description": "For example YYYY-MM-DD HH:mm:ss.",
            "pattern": "^(YYYY|MM|DD|HH|mm|ss|[ /:.,年月日时分秒-])+$",
            "maxLength": 40,
            "default": "YYYY-MM-DD HH:mm:ss"
          }
        },
        "additionalProperties": false
      }
    },
    "Dict": {
      "title": "Dictionary",
      "accepts": [
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "required": [
          "dict"
        ],
        "properties": {
          "dict": {
            "type": "string",
            "title": "Dictionary",
            "description": "Code of the dictionary, such as settle_bill_status.",
            "pattern": "^[a-z][A-Za-z0-9_]{0,99}$"
          },
          "plain": {
            "type": "boolean",
            "title": "Text only",
            "description": "Shows the label without a coloured tag.",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Diff": {
      "title": "Before and after",
      "accepts": [
        "string",
        "integer",
        "number",
        "boolean",
        "object",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "before": {
            "type": "string",
            "title": "Previous value field",
            "description": "Without it, the value is an object with before and after.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          }
        },
        "additionalProperties": false
      }
    },
    "File": {
      "title": "Files",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Html": {
      "title": "Rich text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Image": {
      "title": "Images",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "limit": {
            "type": "integer",
            "title": "Maximum number of images",
            "minimum": 1,
            "maximum": 20,
            "default": 3
          }
        },
        "additionalProperties": false
      }
    },
    "Link": {
      "title": "Link",
      "accepts": [
        "string",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "page": {
            "type": "string",
            "title": "Target page",
            "pattern": "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",
            "maxLength": 120,
            "description": "Page to open. Default: the row's detail page."
          },
          "query": {
            "type": "object",
            "patternProperties": {
              "^[A-Za-z_][A-Za-z0-9_]{0,63}$": {
                "type": "string",
                "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
              }
            },
            "title": "Page parameters",
            "description": "Maps parameters of the target page to fields of the row."
          },
          "fixed": {
            "type": "object",
            "patternProperties": {
              "^[A-Za-z_][A-Za-z0-9_-]{0,63}$": {
                "type": "string",
                "maxLength": 100
              }
            },
            "title": "Fixed parameters",
            "description": "Values that the link passes for every row."
          }
        },
        "additionalProperties": false
      }
    },
    "Masked": {
      "title": "Masked",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Money": {
      "title": "Money",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "sign": {
            "type": "boolean",
            "title": "Show plus sign for positive amounts",
            "default": false
          },
          "currency": {
            "type": "boolean",
            "title": "Show ¥",
            "description": "Default: on in details, off in tables, whose headings name the currency."
          },
          "page": {
            "type": "string",
            "title": "Target page",
            "pattern": "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",
            "maxLength": 120,
            "description": "Page that opens with the rows of the amount."
          },
          "query": {
            "type": "object",
            "patternProperties": {
              "^[A-Za-z_][A-Za-z0-9_]{0,63}$": {
                "type": "string",
                "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
              }
            },
            "title": "Page parameters",
            "description": "Maps parameters of the target page to fields of the row."
          },
          "fixed": {
            "type": "object",
            "patternProperties": {
              "^[A-Za-z_][A-Za-z0-9_-]{0,63}$": {
                "type": "string",
                "maxLength": 100
              }
            },
            "title": "Fixed parameters",
            "description": "Values that the link passes for every row."
          }
        },
        "additionalProperties": false
      }
    },
    "Number": {
      "title": "Number",
      "accepts": [
        "integer",
        "number"
      ],
      "props": {
        "type": "object",
        "properties": {
          "decimals": {
            "type": "integer",
            "title": "Decimal places",
            "description": "Default: as many as the number has.",
            "minimum": 0,
            "maximum": 6
          }
        },
        "additionalProperties": false
      }
    },
    "Preformatted": {
      "title": "Preformatted text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Progress": {
      "title": "Progress",
      "accepts": [
        "integer",
        "number"
      ],
      "props": {
        "type": "object",
        "properties": {
          "of": {
            "type": "number",
            "title": "Maximum value",
            "description": "Value at 100%: 100 for percent, 1000000 for parts per million.",
            "exclusiveMinimum": 0,
            "default": 100
          },
          "tone": {
            "type": "string",
            "enum": [
              "primary",
              "success",
              "warning",
              "danger"
            ],
            "title": "Colour",
            "default": "primary"
          }
        },
        "additionalProperties": false
      }
    },
    "Rate": {
      "title": "Rate",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Sparkline": {
      "title": "Sparkline",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "format": {
            "type": "string",
            "enum": [
              "money",
              "number",
              "percent"
            ],
            "title": "Number format",
            "default": "number"
          }
        },
        "additionalProperties": false
      }
    },
    "Tags": {
      "title": "Tags",
      "accepts": [
        "array",
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "dict": {
            "type": "string",
            "title": "Dictionary",
            "description": "Dictionary with the labels and colours of the tags.",
            "pattern": "^[a-z][A-Za-z0-9_]{0,99}$"
          },
          "limit": {
            "type": "integer",
            "title": "Maximum number of tags",
            "description": "Hidden tags are shown as a count.",
            "minimum": 1,
            "maximum": 20,
            "default": 3
          }
        },
        "additionalProperties": false
      }
    },
    "Text": {
      "title": "Text",
      "accepts": [
        "string",
        "integer",
        "number",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "limit": {
            "type": "integer",
            "title": "Maximum displayed length",
            "description": "Longer texts end with …; a tooltip shows the full text.",
            "minimum": 1,
            "maximum": 1000,
            "default": 25
          }
        },
        "additionalProperties": false
      }
    }
  },
  "fields": {
    "AutoComplete": {
      "title": "Autocomplete",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          }
        },
        "additionalProperties": false
      }
    },
    "CheckboxGroup": {
      "title": "Checkboxes",
      "accepts": [
        "array",
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          }
        },
        "additionalProperties": false
      }
    },
    "Checkbox": {
      "title": "Checkbox",
      "accepts": [
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "text": {
            "type": "string",
            "title": "Checkbox label",
            "description": "Text beside the checkbox.",
            "minLength": 1,
            "maxLength": 200
          }
        },
        "additionalProperties": false
      }
    },
    "Colour": {
      "title": "Colour",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Cron": {
      "title": "Schedule",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "DateRange": {
      "title": "Date range",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "gives": {
            "type": "string",
            "enum": [
              "day",
              "time"
            ],
            "title": "Value format",
            "description": "Dates, or the first and last second of those dates for a time field.",
            "default": "day"
          },
          "maxDays": {
            "type": "integer",
            "title": "Maximum number of days",
            "minimum": 1,
            "maximum": 3660
          },
          "presets": {
            "type": "boolean",
            "title": "Show presets",
            "default": true
          }
        },
        "additionalProperties": false
      }
    },
    "DateTime": {
      "title": "Date and time",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "precision": {
            "type": "string",
            "enum": [
              "minute",
              "second"
            ],
            "title": "Precision",
            "description": "Precision of the input. The value always has seconds.",
            "default": "second"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Date": {
      "title": "Date",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "precision": {
            "type": "string",
            "enum": [
              "day",
              "month",
              "year"
            ],
            "title": "Precision",
            "default": "day"
          },
          "min": {
            "type": "string",
            "title": "Minimum date",
            "description": "A date such as 2026-03-08, or today.",
            "pattern": "^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$"
          },
          "max": {
            "type": "string",
            "title": "Maximum date",
            "description": "A date such as 2026-03-08, or today.",
            "pattern": "^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "DeptPicker": {
      "title": "Departments",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "value": {
            "anyOf": [
              {
                "type": "string",
                "const": "id"
              },
              {
                "type": "string",
                "const": "orgCode"
              }
            ],
            "title": "Stored value",
            "description": "Department id, as JeecgBoot clients store it, or department code.",
            "default": "id"
          },
          "multiple": {
            "type": "boolean",
            "title": "Allow multiple",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Store as comma-separated text",
            "description": "As JeecgBoot clients store several values. Default: a list.",
            "default": false
          },
          "within": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              {
                "type": "null"
              }
            ],
            "title": "Available departments",
            "description": "Values in the format of this field: a list, or separated by commas. An expression can read them from another field. Default: all."
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "DictSelect": {
      "title": "Dictionary select",
      "accepts": [
        "string",
        "integer"
      ],
      "props": {
        "type": "object",
        "required": [
          "dict"
        ],
        "properties": {
          "dict": {
            "type": "string",
            "title": "Dictionary",
            "description": "Code of the dictionary, such as settle_bill_status.",
            "pattern": "^[a-z][A-Za-z0-9_]{0,99}$"
          },
          "type": {
            "type": "string",
            "enum": [
              "list",
              "radio"
            ],
            "title": "Display as",
            "default": "list"
          },
          "multiple": {
            "type": "boolean",
            "title": "Allow multiple",
            "description": "Allows several values, for the operators in and nin. Radio buttons allow one.",
            "default": false
          },
          "tags": {
            "type": "boolean",
            "title": "Show as tags",
            "description": "Shows options in their colours, as in lists.",
            "default": false
          },
          "showAll": {
            "type": "boolean",
            "title": "Show empty option",
            "description": "Adds the option 'please select' at the top, unless several values are allowed or a value is required.",
            "default": true
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Input": {
      "title": "Formily text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Show clear button",
            "default": false
          },
          "maxLength": {
            "type": "integer",
            "title": "Maximum length",
            "minimum": 1
          }
        },
        "additionalProperties": false
      }
    },
    "formily/TextArea": {
      "title": "Formily long text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Show clear button",
            "default": false
          },
          "maxLength": {
            "type": "integer",
            "title": "Maximum length",
            "minimum": 1
          },
          "rows": {
            "type": "integer",
            "title": "Height in rows",
            "minimum": 1,
            "maximum": 30
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Editable": {
      "title": "Formily editable text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "maxLength": {
            "type": "integer",
            "title": "Maximum length",
            "minimum": 1
          }
        },
        "additionalProperties": false
      }
    },
    "formily/PreviewText": {
      "title": "Formily preview text",
      "accepts": [
        "string",
        "number",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "formily/NumberPicker": {
      "title": "Formily number",
      "accepts": [
        "number",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "min": {
            "type": "number",
            "title": "Minimum"
          },
          "max": {
            "type": "number",
            "title": "Maximum"
          },
          "step": {
            "type": "number",
            "title": "Increment"
          },
          "precision": {
            "type": "integer",
            "title": "Decimal places",
            "minimum": 0,
            "maximum": 10
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Select": {
      "title": "Formily select",
      "accepts": [
        "string",
        "number",
        "integer",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "allowClear": {
            "type": "boolean",
            "title": "Show clear button",
            "default": false
          },
          "showSearch": {
            "type": "boolean",
            "title": "Searchable",
            "default": false
          },
          "mode": {
            "type": "string",
            "enum": [
              "multiple",
              "tags"
            ],
            "title": "Selection mode"
          }
        },
        "additionalProperties": false
      }
    },
    "formily/RadioGroup": {
      "title": "Formily radio buttons",
      "accepts": [
        "string",
        "number",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "optionType": {
            "type": "string",
            "enum": [
              "default",
              "button"
            ],
            "title": "Display as"
          }
        },
        "additionalProperties": false
      }
    },
    "formily/CheckboxGroup": {
      "title": "Formily checkboxes",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Checkbox": {
      "title": "Formily checkbox",
      "accepts": [
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "formily/Switch": {
      "title": "Formily switch",
      "accepts": [
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "formily/DatePicker": {
      "title": "Formily date",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Show clear button",
            "default": false
          },
          "picker": {
            "type": "string",
            "enum": [
              "date",
              "month",
              "year"
            ],
            "title": "Picker type",
            "default": "date"
          },
          "showTime": {
            "type": "boolean",
            "title": "Show time",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/DateRangePicker": {
      "title": "Formily date range",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Show clear button",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/TimePicker": {
      "title": "Formily time",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Show clear button",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/TimeRangePicker": {
      "title": "Formily time range",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Show clear button",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Cascader": {
      "title": "Formily cascader",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "number"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Label",
                  "minLength": 1,
                  "maxLength": 500
                },
                "children": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "value",
                      "label"
                    ],
                    "properties": {
                      "value": {
                        "anyOf": [
                          {
                            "type": "string"
                          },
                          {
                            "type": "number"
                          }
                        ]
                      },
                      "label": {
                        "type": "string",
                        "title": "Label",
                        "minLength": 1,
                        "maxLength": 500
                      },
                      "children": {
                        "type": "array",
                        "items": {
                          "type": "object",
                          "required": [
                            "value",
                            "label"
                          ],
                          "properties": {
                            "value": {
                              "anyOf": [
                                {
                                  "type": "string"
                                },
                                {
                                  "type": "number"
                                }
                              ]
                            },
                            "label": {
                              "type": "string",
                              "title": "Label",
                              "minLength": 1,
                              "maxLength": 500
                            }
                          },
                          "additionalProperties": false
                        },
                        "title": "Child options"
                      }
                    },
                    "additionalProperties": false
                  },
                  "title": "Child options"
                }
              },
              "additionalProperties": false
            },
            "title": "Options",
            "minItems": 1,
            "maxItems": 200
          },
          "allowClear": {
            "type": "boolean",
            "title": "Show clear button",
            "default": false
          },
          "showSearch": {
            "type": "boolean",
            "title": "Searchable",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/TreeSelect": {
      "title": "Formily tree select",
      "accepts": [
        "string",
        "number",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "number"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Label",
                  "minLength": 1,
                  "maxLength": 500
                },
                "children": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "value",
                      "label"
                    ],
                    "properties": {
                      "value": {
                        "anyOf": [
                          {
                            "type": "string"
                          },
                          {
                            "type": "number"
                          }
                        ]
                      },
                      "label": {
                        "type": "string",
                        "title": "Label",
                        "minLength": 1,
                        "maxLength": 500
                      },
                      "children": {
                        "type": "array",
                        "items": {
                          "type": "object",
                          "required": [
                            "value",
                            "label"
                          ],
                          "properties": {
                            "value": {
                              "anyOf": [
                                {
                                  "type": "string"
                                },
                                {
                                  "type": "number"
                                }
                              ]
                            },
                            "label": {
                              "type": "string",
                              "title": "Label",
                              "minLength": 1,
                              "maxLength": 500
                            }
                          },
                          "additionalProperties": false
                        },
                        "title": "Child options"
                      }
                    },
                    "additionalProperties": false
                  },
                  "title": "Child options"
                }
              },
              "additionalProperties": false
            },
            "title": "Options",
            "minItems": 1,
            "maxItems": 200
          },
          "allowClear": {
            "type": "boolean",
            "title": "Show clear button",
            "default": false
          },
          "showSearch": {
            "type": "boolean",
            "title": "Searchable",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "FourEyes": {
      "title": "Approval by a second user",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "required": [
          "operation",
          "content"
        ],
        "properties": {
          "operation": {
            "type": "string",
            "title": "Operation",
            "description": "Operation that needs approval by a second user. Its contract defines the permission.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"
          },
          "content": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Arguments",
            "description": "Arguments of the operation that needs approval, without the approval itself.",
            "x-section": "Data"
          },
          "summary": {
            "type": "string",
            "title": "Summary",
            "description": "Text that the approver reads before approving.",
            "maxLength": 500
          }
        },
        "additionalProperties": false
      }
    },
    "Icon": {
      "title": "Icon",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "of": {
            "type": "string",
            "enum": [
              "actions",
              "menus"
            ],
            "title": "Icon set",
            "default": "actions"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "ImageUpload": {
      "title": "Image upload",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "types": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "png",
                "jpeg",
                "webp",
                "gif"
              ]
            },
            "title": "Allowed file types",
            "description": "Default: all.",
            "minItems": 1
          },
          "max": {
            "type": "integer",
            "title": "Maximum number of files",
            "description": "With 1, the value is a path, otherwise a list of paths.",
            "minimum": 1,
            "maximum": 50,
            "default": 1
          },
          "maxMb": {
            "type": "integer",
            "title": "Maximum file size (MB)",
            "description": "Limit for each file. The server has its own limit.",
            "minimum": 1,
            "maximum": 1000,
            "default": 10
          },
          "biz": {
            "type": "string",
            "title": "Upload purpose",
            "description": "Purpose registered on the server. Everyone may see an `avatar`; a file without a purpose is visible only to its owner.",
            "pattern": "^[a-z]{1,32}$"
          },
          "shape": {
            "type": "string",
            "enum": [
              "square",
              "circle"
            ],
            "title": "Shape",
            "description": "Shape of the image. A circle suits people.",
            "default": "square"
          }
        },
        "additionalProperties": false
      }
    },
    "Json": {
      "title": "JSON",
      "accepts": [
        "object",
        "array",
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "gives": {
            "type": "string",
            "enum": [
              "value",
              "text"
            ],
            "title": "Value format",
            "description": "The JSON value, or its text for a text field.",
            "default": "value"
          }
        },
        "additionalProperties": false
      }
    },
    "MapPoint": {
      "title": "Map location",
      "accepts": [
        "object"
      ],
      "props": {
        "type": "object",
        "properties": {
          "region": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "null"
              }
            ],
            "title": "Region code",
            "description": "Region that the map shows, such as {\"$expr\": \"values.regionCode\"}. A point outside is questioned."
          }
        },
        "additionalProperties": false
      }
    },
    "Markdown": {
      "title": "Markdown",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "rows": {
            "type": "integer",
            "title": "Height in rows",
            "minimum": 3,
            "maximum": 30,
            "default": 8
          },
          "maxLength": {
            "type": "integer",
            "title": "Maximum length",
            "minimum": 1,
            "maximum": 100000,
            "default": 20000
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "MenuAddress": {
      "title": "Menu address",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "MenuPage": {
      "title": "Menu page",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "MoneyRange": {
      "title": "Amount range",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Money": {
      "title": "Money",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "minFen": {
            "type": "integer",
            "title": "Minimum",
            "description": "In fen."
          },
          "maxFen": {
            "type": "integer",
            "title": "Maximum",
            "description": "In fen."
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "MultiSelect": {
      "title": "Multiple select",
      "accepts": [
        "array",
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Number": {
      "title": "Number",
      "accepts": [
        "integer",
        "number"
      ],
      "props": {
        "type": "object",
        "properties": {
          "min": {
            "type": "number",
            "title": "Minimum"
          },
          "max": {
            "type": "number",
            "title": "Maximum"
          },
          "decimals": {
            "type": "integer",
            "title": "Decimal places",
            "minimum": 0,
            "maximum": 6,
            "default": 0
          },
          "unit": {
            "type": "string",
            "title": "Unit",
            "minLength": 1,
            "maxLength": 20
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Ordering": {
      "title": "Record order",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "required": [
          "labelField"
        ],
        "properties": {
          "keyField": {
            "type": "string",
            "title": "Key field",
            "description": "Identifies a record. Default: id.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "labelField": {
            "type": "string",
            "title": "Label field",
            "description": "Name of a record.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "noteField": {
            "type": "string",
            "title": "Description field",
            "description": "Secondary text after the label.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "colorField": {
            "type": "string",
            "title": "Colour field",
            "description": "Shows the label in a tag of this colour.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          }
        },
        "additionalProperties": false
      }
    },
    "PagePick": {
      "title": "List picker",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "required": [
          "page",
          "valueField",
          "labelField"
        ],
        "properties": {
          "page": {
            "type": "string",
            "title": "Page",
            "description": "List page to select from. Requires the permission to view it.",
            "pattern": "^[A-Za-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"
          },
          "valueField": {
            "type": "string",
            "title": "Value field",
            "description": "Field of the row that is stored.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "labelField": {
            "type": "string",
            "title": "Label field",
            "description": "Field of the row that is displayed.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "multiple": {
            "type": "boolean",
            "title": "Allow multiple",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Store as comma-separated text",
            "description": "As JeecgBoot clients store several values. Default: a list.",
            "default": false
          },
          "params": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Parameters",
            "description": "Parameters of the list page."
          },
          "fill": {
            "type": "object",
            "patternProperties": {
              "^.*$": {
                "type": "string"
              }
            },
            "title": "Fill other fields",
            "description": "Maps fields of the form to fields of the selected row. Values of several rows are separated by commas."
          },
          "label": {
            "title": "Label of the stored value",
            "description": "Expression that reads the label from the record: a text, or a list of texts."
          },
          "op": {
            "type": "string",
            "title": "Label operation",
            "description": "Operation that returns the labels of stored values as a list or a page of records.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"
          },
          "valueParam": {
            "type": "string",
            "title": "Value parameter",
            "description": "Receives the stored values, separated by commas.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "default": "ids"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Password": {
      "title": "Password",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "maxLength": {
            "type": "integer",
            "title": "Maximum length",
            "minimum": 1,
            "maximum": 200,
            "default": 100
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          },
          "autoComplete": {
            "type": "string",
            "enum": [
              "new-password",
              "current-password"
            ],
            "title": "Autofill",
            "default": "new-password"
          }
        },
        "additionalProperties": false
      }
    },
    "PermissionTree": {
      "title": "Menus and buttons",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Operation that returns the permissions to grant. Default: all menus and buttons.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",
            "default": "permission.choices",
            "x-refers": "operation"
          },
          "args": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Arguments",
            "description": "Sent with the call."
          },
          "saved": {
            "type": "string",
            "title": "Saved value",
            "description": "Ids currently granted, separated by commas. Changes are counted against them.",
            "x-section": "Data"
          }
        },
        "additionalProperties": false
      }
    },
    "Radio": {
      "title": "Radio buttons",
      "accepts": [
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "type": {
            "type": "string",
            "enum": [
              "dots",
              "buttons"
            ],
            "title": "Display as",
            "default": "dots"
          }
        },
        "additionalProperties": false
      }
    },
    "Rate": {
      "title": "Rate",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "minPpm": {
            "type": "integer",
            "title": "Minimum",
            "description": "In parts per million.",
            "default": 0
          },
          "maxPpm": {
            "type": "integer",
            "title": "Maximum",
            "description": "In parts per million.",
            "default": 1000000
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Region": {
      "title": "China region",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "level": {
            "type": "string",
            "enum": [
              "province",
              "city",
              "district"
            ],
            "title": "Lowest level",
            "default": "district"
          },
          "anyLevel": {
            "type": "boolean",
            "title": "Allow any level",
            "description": "Accepts, for example, a province without a city.",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "RemoteSelect": {
      "title": "Record select",
      "accepts": [
        "string",
        "integer",
        "array"
      ],
      "props": {
        "type": "object",
        "required": [
          "op",
          "valueField",
          "labelField"
        ],
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Operation that returns the options as a list or a page of records.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",
            "x-refers": "operation"
          },
          "args": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Arguments",
            "description": "Sent with each request. Forms can use expressions."
          },
          "valueField": {
            "type": "string",
            "title": "Value field",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "labelField": {
            "type": "string",
            "title": "Label field",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "detailField": {
            "type": "string",
            "title": "Secondary label field",
            "description": "Shown in parentheses after the label.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "searchParam": {
            "type": "string",
            "title": "Search parameter",
            "description": "Receives the search text.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "default": "keyword"
          },
          "valueParam": {
            "type": "string",
            "title": "Value parameter",
            "description": "Receives the selected values, separated by commas, to load their labels.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "default": "ids"
          },
          "needs": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
            },
            "title": "Required arguments",
            "description": "Arguments that must have a value, such as that of another field. Without them there are no options.",
            "maxItems": 10
          },
          "multiple": {
            "type": "boolean",
            "title": "Allow multiple",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Store as comma-separated text",
            "description": "As JeecgBoot clients store several values. Default: a list.",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "RichText": {
      "title": "Rich text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "RolePicker": {
      "title": "Roles",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "value": {
            "anyOf": [
              {
                "type": "string",
                "const": "id"
              },
              {
                "type": "string",
                "const": "roleCode"
              }
            ],
            "title": "Stored value",
            "description": "Role id, as JeecgBoot clients store it, or role code.",
            "default": "id"
          },
          "multiple": {
            "type": "boolean",
            "title": "Allow multiple",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Store as comma-separated text",
            "description": "As JeecgBoot clients store several values. Default: a list.",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "RuleValue": {
      "title": "Data rule value",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "required": [
          "permissionId"
        ],
        "properties": {
          "permissionId": {
            "title": "Menu",
            "description": "Id of the menu that the rule belongs to.",
            "x-section": "Data"
          },
          "field": {
            "title": "Field",
            "description": "Name of the compared field."
          },
          "condition": {
            "title": "Condition",
            "description": "Operator of the comparison. IN takes several values.",
            "x-section": "Data",
            "x-control": "json"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Select": {
      "title": "Select",
      "accepts": [
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "ShopSelect": {
      "title": "Shop select",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "multiple": {
            "type": "boolean",
            "title": "Allow multiple",
            "description": "Allows several values, for the operators in and nin.",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Switch": {
      "title": "Switch",
      "accepts": [
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "on": {
            "type": "string",
            "title": "Label when on",
            "minLength": 1,
            "maxLength": 20
          },
          "off": {
            "type": "string",
            "title": "Label when off",
            "minLength": 1,
            "maxLength": 20
          }
        },
        "additionalProperties": false
      }
    },
    "TextArea": {
      "title": "Long text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "rows": {
            "type": "integer",
            "title": "Height in rows",
            "minimum": 2,
            "maximum": 20,
            "default": 4
          },
          "maxLength": {
            "type": "integer",
            "title": "Maximum length",
            "description": "A counter below the field shows it.",
            "minimum": 1,
            "maximum": 10000,
            "default": 500
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Text": {
      "title": "Text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "maxLength": {
            "type": "integer",
            "title": "Maximum length",
            "minimum": 1,
            "maximum": 2000,
            "default": 200
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          },
          "type": {
            "type": "string",
            "enum": [
              "text",
              "email",
              "tel",
              "url"
            ],
            "title": "Input type",
            "default": "text"
          },
          "autoComplete": {
            "type": "string",
            "title": "Autofill",
            "description": "Autofill hint for the browser, such as email.",
            "minLength": 1,
            "maxLength": 50,
            "default": "off"
          }
        },
        "additionalProperties": false
      }
    },
    "TimeRange": {
      "title": "Time range",
      "accepts": [
        "array",
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "gives": {
            "type": "string",
            "enum": [
              "times",
              "text"
            ],
            "title": "Value format",
            "description": "Two times, or one text such as 09:00-21:30 for a text field.",
            "default": "times"
          },
          "overnight": {
            "type": "boolean",
            "title": "Allow overnight",
            "description": "Allows an end time on the next day.",
            "default": false
          },
          "minuteStep": {
            "type": "integer",
            "title": "Minute step",
            "minimum": 1,
            "maximum": 30,
            "default": 1
          }
        },
        "additionalProperties": false
      }
    },
    "Time": {
      "title": "Time of day",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "seconds": {
            "type": "boolean",
            "title": "Show seconds",
            "default": false
          },
          "minuteStep": {
            "type": "integer",
            "title": "Minute step",
            "minimum": 1,
            "maximum": 30,
            "default": 1
          }
        },
        "additionalProperties": false
      }
    },
    "TreeSelect": {
      "title": "Tree select",
      "accepts": [
        "string",
        "integer",
        "array"
      ],
      "props": {
        "type": "object",
        "required": [
          "op",
          "valueField",
          "labelField"
        ],
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Operation that returns the options as a list or a page of records.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",
            "x-refers": "operation"
          },
          "args": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Arguments",
            "description": "Sent with each request. Forms can use expressions."
          },
          "valueField": {
            "type": "string",
            "title": "Value field",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "labelField": {
            "type": "string",
            "title": "Label field",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "childrenField": {
            "type": "string",
            "title": "Children field",
            "description": "For an operation that returns a tree. Default: children.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "parentField": {
            "type": "string",
            "title": "Parent field",
            "description": "For an operation that returns a flat list: field with the id of the parent.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "idField": {
            "type": "string",
            "title": "Id field",
            "description": "Field that parent ids refer to. Default: the value field.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "leavesOnly": {
            "type": "boolean",
            "title": "Select leaf nodes only",
            "default": false
          },
          "multiple": {
            "type": "boolean",
            "title": "Allow multiple",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "TryOut": {
      "title": "Test run",
      "accepts": [
        "object"
      ],
      "props": {
        "type": "object",
        "required": [
          "op"
        ],
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Dry run: receives the arguments, changes nothing and returns {passed, message}.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"
          },
          "args": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Arguments",
            "description": "Arguments of the operation; expressions over the form's values."
          },
          "input": {
            "type": "string",
            "title": "Input label",
            "description": "Label of a text field whose value the operation receives as `value`.",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Upload": {
      "title": "File upload",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "types": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "png",
                "jpeg",
                "webp",
                "gif",
                "pdf"
              ]
            },
            "title": "Allowed file types",
            "description": "Default: all.",
            "minItems": 1
          },
          "max": {
            "type": "integer",
            "title": "Maximum number of files",
            "description": "With 1, the value is a path, otherwise a list of paths.",
            "minimum": 1,
            "maximum": 50,
            "default": 1
          },
          "maxMb": {
            "type": "integer",
            "title": "Maximum file size (MB)",
            "description": "Limit for each file. The server has its own limit.",
            "minimum": 1,
            "maximum": 1000,
            "default": 10
          }
        },
        "additionalProperties": false
      }
    },
    "UserPicker": {
      "title": "Users",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "value": {
            "anyOf": [
              {
                "type": "string",
                "const": "username"
              },
              {
                "type": "string",
                "const": "id"
              }
            ],
            "title": "Stored value",
            "description": "User name, as JeecgBoot clients store it, or user id.",
            "default": "username"
          },
          "multiple": {
            "type": "boolean",
            "title": "Allow multiple",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Store as comma-separated text",
            "description": "As JeecgBoot clients store several values. Default: a list.",
            "default": false
          },
          "departId": {
            "type": "string",
            "title": "Department",
            "description": "Id of a department. Offers only its users and those of its sub-departments.",
            "pattern": "^[A-Za-z0-9_-]{1,32}$"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    }
  },
  "layouts": {
    "formily/FormGrid": {
      "title": "Formily grid",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "minColumns": {
            "type": "integer",
            "title": "At least columns",
            "minimum": 1,
            "maximum": 12
          },
          "maxColumns": {
            "type": "integer",
            "title": "At most columns",
            "minimum": 1,
            "maximum": 12
          },
          "minWidth": {
            "type": "integer",
            "title": "Minimum column width (px)",
            "minimum": 50,
            "maximum": 1000
          },
          "columnGap": {
            "type": "integer",
            "title": "Pixels between columns",
            "minimum": 0,
            "maximum": 100
          },
          "rowGap": {
            "type": "integer",
            "title": "Pixels between rows",
            "minimum": 0,
            "maximum": 100
          }
        },
        "additionalProperties": false
      }
    },
    "formily/FormLayout": {
      "title": "Formily layout",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "layout": {
            "type": "string",
            "enum": [
              "horizontal",
              "vertical"
            ],
            "title": "Label position"
          },
          "size": {
            "type": "string",
            "enum": [
              "small",
              "large"
            ],
            "title": "Size"
          },
          "gridColumnGap": {
            "type": "integer",
            "title": "Pixels between columns of a grid",
            "minimum": 0,
            "maximum": 100
          },
          "gridRowGap": {
            "type": "integer",
            "title": "Pixels between rows of a grid",
            "minimum": 0,
            "maximum": 100
          }
        },
        "additionalProperties": false
      }
    }
  },
  "arrays": {
    "formily/ArrayCards": {
      "title": "Formily cards",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "size": {
            "type": "string",
            "enum": [
              "default",
              "small"
            ],
            "title": "Size"
          }
        },
        "additionalProperties": false
      }
    },
    "formily/ArrayCollapse": {
      "title": "Formily panels",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "accordion": {
            "type": "boolean",
            "title": "Expand one panel at a time",
            "default": false
          },
          "defaultOpenPanelCount": {
            "type": "integer",
            "title": "Panels expanded initially",
            "minimum": 0,
            "maximum": 100
          }
        },
        "additionalProperties": false
      }
    },
    "formily/ArrayItems": {
      "title": "Formily items",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    }
  },
  "blocks": {
    "Figure": {
      "title": "Figure",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "format": {
            "type": "string",
            "enum": [
              "count",
              "money",
              "rate"
            ],
            "title": "Number format",
            "default": "count"
          },
          "secondaryFormat": {
            "type": "string",
            "enum": [
              "count",
              "money",
              "rate"
            ],
            "title": "Secondary number format",
            "default": "money"
          },
          "secondaryLabel": {
            "type": "string",
            "title": "Secondary number label",
            "minLength": 1,
            "maxLength": 50
          },
          "compared": {
            "type": "boolean",
            "title": "Compare with previous days",
            "description": "Reserves space for the comparison while the figure loads."
          },
          "better": {
            "type": "string",
            "enum": [
              "up",
              "down",
              "neither"
            ],
            "title": "Positive direction",
            "description": "Whether an increase or a decrease is an improvement, for a figure with a comparison.",
            "default": "up"
          },
          "tone": {
            "type": "string",
            "enum": [
              "default",
              "primary",
              "success",
              "warning",
              "danger",
              "toConfirm",
              "held",
              "confirmed",
              "settling",
              "settled",
              "failed"
            ],
            "title": "Colour",
            "description": "The colour of a status of bills is that of its tag.",
            "default": "default"
          }
        },
        "additionalProperties": false
      }
    }
  },
  "charts": {
    "Area": {
      "title": "Area chart",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "smooth": {
            "type": "boolean",
            "title": "Smooth lines",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Bar": {
      "title": "Bar chart",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "sideways": {
            "type": "boolean",
            "title": "Horizontal",
            "description": "Horizontal bars suit long names.",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Funnel": {
      "title": "Funnel chart",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "HeatMap": {
      "title": "Heat map",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "labels": {
            "type": "boolean",
            "title": "Show values in cells",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Line": {
      "title": "Line chart",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "smooth": {
            "type": "boolean",
            "title": "Smooth lines",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Pie": {
      "title": "Pie chart",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "ring": {
            "type": "boolean",
            "title": "Show as donut",
            "default": true
          }
        },
        "additionalProperties": false
      }
    },
    "RegionMap": {
      "title": "Region map",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "labels": {
            "type": "boolean",
            "title": "Show province names",
            "description": "Default: on.",
            "default": true
          }
        },
        "additionalProperties": false
      }
    },
    "StackedBar": {
      "title": "Stacked bar chart",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "shares": {
            "type": "boolean",
            "title": "Show as percentages",
            "description": "Each bar is 100%.",
            "default": false
          },
          "sideways": {
            "type": "boolean",
            "title": "Horizontal",
            "description": "Horizontal bars suit long names.",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Table": {
      "title": "Table",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Trend": {
      "title": "Trend",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "better": {
            "type": "string",
            "enum": [
              "up",
              "down",
              "neither"
            ],
            "title": "Positive direction",
            "description": "Whether an increase or a decrease is an improvement. Shown by words and signs as well as colour.",
            "default": "up"
          }
        },
        "additionalProperties": false
      }
    }
  },
  "pages": {
    "system/DataVersions": {
      "title": "Versions of a record",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "system/DepartMove": {
      "title": "Move of a department",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "system/DepartPages": {
      "title": "Pages of a department",
      "accepts": [],
      "props": {
        "type": "object",
        "required": [
          "op",
          "empty",
          "tabs"
        ],
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Operation that returns the tree of departments.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",
            "x-refers": "operation"
          },
          "everyone": {
            "type": "string",
            "title": "Label of \"all departments\"",
            "description": "Label of the option without a department. Without the label, the first department is selected initially.",
            "minLength": 1,
            "maxLength": 50
          },
          "empty": {
            "type": "string",
            "title": "Empty state text",
            "minLength": 1,
            "maxLength": 200
          },
          "tabs": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "id",
                "title",
                "page",
                "param",
                "value"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "title": "Id",
                  "pattern": "^[A-Za-z][A-Za-z0-9]{0,39}$"
                },
                "title": {
                  "type": "string",
                  "title": "Title",
                  "minLength": 1,
                  "maxLength": 200
                },
                "page": {
                  "type": "string",
                  "title": "Page",
                  "pattern": "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",
                  "maxLength": 120
                },
                "param": {
                  "type": "string",
                  "title": "Parameter",
                  "description": "Parameter of that page for the department.",
                  "pattern": "^[A-Za-z][A-Za-z0-9]{0,39}$"
                },
                "value": {
                  "anyOf": [
                    {
                      "type": "string",
                      "const": "id"
                    },
                    {
                      "type": "string",
                      "const": "orgCode"
                    }
                  ],
                  "title": "Parameter value"
                }
              },
              "additionalProperties": false
            },
            "title": "Tabs",
            "minItems": 1,
            "maxItems": 5
          }
        },
        "additionalProperties": false
      }
    },
    "system/PermissionList": {
      "title": "Menus",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "toolbar": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^[a-z][A-Za-z0-9_-]{0,39}$"
            },
            "title": "Toolbar actions",
            "description": "Ids of actions of this page.",
            "maxItems": 10
          },
          "rowActions": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^[a-z][A-Za-z0-9_-]{0,39}$"
            },
            "title": "Row actions",
            "description": "Ids of actions of this page. The first two are buttons, the others are in the menu \"More\".",
            "maxItems": 20
          },
          "moveAction": {
            "type": "string",
            "pattern": "^[a-z][A-Za-z0-9_-]{0,39}$",
            "title": "Move action",
            "description": "Action that moves `record.id` into `record.toParent`, before `record.before`."
          }
        },
        "additionalProperties": false
      }
    },
    "system/OneTimePasswords": {
      "title": "One-time passwords",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "system/PageCompare": {
      "title": "Compare page versions",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "system/RowWhy": {
      "title": "Why a row is seen",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "bill/SettleCalendar": {
      "title": "Settlement calendar",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "list": {
            "type": "string",
            "title": "List page",
            "description": "Page that a day opens, filtered by its settlement date. Default: bill/SettleBillList."
          }
        },
        "additionalProperties": false
      }
    },
    "system/StatementRun": {
      "title": "Run a statement",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    }
  },
  "actions": {}
}
